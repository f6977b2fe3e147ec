import { altText, matching } from "./fields.ts";

/** The fields of a picture: its file and its alternative text. */
export const pictureFields = {
  image: matching(/^[a-z]+\/[a-z0-9-]+\.svg$/, "must be like cities/toronto.svg")(
    "The drawing: a file in src/assets/illustrations.",
    "cities/oakville.svg",
  ).meta({ reference: "illustrations" }),
  alt: altText(
    "What is in the picture, in one sentence, for people who cannot see it.",
    "The Oakville harbour lighthouse sweeping an amber beam over two sailboats, one of them skippered by a raccoon.",
  ),
};

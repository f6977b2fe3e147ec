import { matching, pictureWords } from "./fields.ts";

/** The fields of a picture: its file, and what is in it. */
export const pictureFields = {
  image: matching(/^[a-z]+\/[a-z0-9-]+\.svg$/, "must be like cities/toronto.svg")(
    "Picture",
    "A drawing of src/assets/illustrations.",
    "cities/oakville.svg",
  ).meta({ reference: "illustrations" }),
  alt: pictureWords(
    "Picture in words",
    "What is in the picture, in one sentence, for people who cannot see it.",
    "The Oakville harbour lighthouse sweeping an amber beam over two sailboats, one of them skippered by a raccoon.",
  ),
};

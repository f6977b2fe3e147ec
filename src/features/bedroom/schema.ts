import { fieldsFor, group, line, texts } from "#content/fields.ts";
import { soundKeys } from "#features/sound-guide/schema.ts";

const sound = group("Sound", "What the bedroom says about a sound.", {
  caption: "What is heard, and where, for those who hear nothing. In the present tense.",
  price: "What the work typically costs, in one sentence with a price of the cost guide.",
  leave: texts(
    "Leave alone",
    "Two things to leave alone, below what the sound guide says not to do.",
    "A complete instruction, in one or two short sentences.",
  ).length(2),
});

/** “Lie down and listen”, `content/bedroom.yaml`. */
export const bedroomSchema = group(
  "Lie down and listen",
  "The dark bedroom in which the sounds of “First, listen” are played.",
  {
    words: group("Words", "The words around the sounds.", {
      open: line("The button in the sound guide, and the name of the bedroom."),
      close: line("The button that closes it, which only screen readers say."),
      intro: "Until a sound is chosen: what to do, and that the sound starts low.",
      lamp: line("The button that turns on the lamp, and shows the answer."),
      lamp_off: line("The button that turns it off."),
      tap: line("Below what is heard: that a tap turns on the lamp."),
      volumes: texts("Volume", "The button for the volume, from low to off.", "Its volume.").length(
        3,
      ),
      quote: "Below the price: what a quote costs, and what a visit at night costs.",
      leave: line("The heading above three things to leave alone."),
    }),
    sounds: group(
      "Sounds",
      "The sounds, by their keys in sounds.yaml.",
      fieldsFor(soundKeys, () => sound),
    ),
  },
);

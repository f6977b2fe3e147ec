/** Notes to oneself: filler, and what was never filled in. A Markdown link is none. */
const placeholderText =
  /\blorem ipsum\b|\b(?:todo|tbd|fixme|x{3,})\b|\[(?:insert|add|your|enter|fill in)\b[^\]]*\](?!\()/gi;

/** What in a text is not written yet, each with its place. */
export const placeholdersIn = (text: string) => [...text.matchAll(placeholderText)];

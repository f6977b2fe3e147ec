import { basename } from "node:path";

/** Names of the classes in the islands' CSS modules: what is styled, and where. Vite's own end in random characters, a byte each as they travel. */
export const islandClass = (name: string, file: string) =>
  `_${name}_${basename(file, ".module.css")}`;

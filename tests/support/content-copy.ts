/**
 * Gives the tests of a file, which change the content, a copy of it. Must be the first import, since the
 * modules that read the content look for its folder when they are loaded.
 */
import process from "node:process";
import { copyContent } from "./temporary-folder.ts";

process.env["CONTENT_DIR"] = copyContent();

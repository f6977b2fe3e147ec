/** Loads `.env`, if it exists, into `process.env`; set variables stay. Commands import it first. */
import { existsSync } from "node:fs";
import process from "node:process";

if (existsSync(".env")) process.loadEnvFile();

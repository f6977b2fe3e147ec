/**
 * Loads `.env`, if it exists, into `process.env`; set variables stay. Astro reads it only for pages,
 * not for astro.config.mjs and our commands, which import this file first.
 */
import { existsSync } from "node:fs";
import process from "node:process";

if (existsSync(".env")) process.loadEnvFile();

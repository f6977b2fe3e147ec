/**
 * Loads `.env`, if it exists, into `process.env`. Commands import it first. Variables that are set
 * already stay.
 */
import { existsSync } from "node:fs";
import process from "node:process";

if (existsSync(".env")) process.loadEnvFile();

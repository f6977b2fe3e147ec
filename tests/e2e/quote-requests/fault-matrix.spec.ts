/**
 * Every way in which sending a quote request can fail, on every kind of form, whatever became of the
 * scripts: no request is lost, and none is sent twice. Prints one table at the end.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, type Page, type TestInfo } from "@playwright/test";
import { z } from "zod";
import { type Answer } from "#hosting/mailbox.ts";
import { sendFormPath, staticRoutes } from "#routes-and-paths";

/**
 * The stand-in for the e-mail service: takes forms where the real one does, checks what it checks,
 * answers as it answers, and keeps each quote request as one message file that any mail program reads.
 * It exists only in demos and tests.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import MailComposer from "nodemailer/lib/mail-composer/index.js";
import { z } from "zod";
import { sendFormPath } from "#routes.ts";
import { mailboxPage } from "./mailbox-page.ts";

/** What the stand-in can be told to answer next. */
export const answers = [
  "200",
  "400",
  "403",
  "404",
  "412",
  "413",
  "422",
  "429",
  "451",
  "500",
  "503",
  "html",
  "empty",
  "hang",
  "keep and hang",
  "drop",
] as const;

/** One of the answers. */
export type Answer = (typeof answers)[number];

/** A quote request as it arrived: every field as it was typed. */
export interface Message {
  /** The message's file. */
  file: string;
  /** When it arrived, as an ISO date. */
  receivedAt: string;
  fields: [name: string, value: string][];
}

/** The service takes no more than this many bytes of fields. */
const fieldLimit = 50_000;
/** A body longer than this is not even read to its end. */
const bodyLimit = 400_000;
/** The ids that the service asks for, and its own words where one is missing. */
const missingIds = {
  user_id:
    "The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account",
  service_id:
    "The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin",
  template_id:
    "The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates",
} as const;

const texts: Record<
  Exclude<Answer, "html" | "empty" | "hang" | "keep and hang" | "drop">,
  string
> = {
  "200": "OK",
  "400": missingIds.user_id,
  "403": "API calls are disabled for non-browser applications",
  "404": "Not Found",
  "412": "Gmail_API: Request had insufficient authentication scopes.",
  "413": "Variables size limit (50Kb) exceeded",
  "422": "The recipients address is empty",
  "429": "Too Many Requests",
  "451": "Unavailable For Headless Browser",
  "500": "Internal Server Error",
  "503": "Service Unavailable",
};

const nextSchema = z.object({
  answer: z.enum(answers),
  times: z.union([z.literal("once"), z.literal("until changed")]).default("once"),
});

/** Where the stand-in keeps messages, and how often it takes one from the same address. */
interface Options {
  folder?: string;
  /** Milliseconds between two requests from one address; the real service's is a second. */
  interval?: number;
}

/** Makes a mailbox and the handler of its addresses. */
export function mailbox({
  folder = process.env["MAILBOX_DIR"] ?? ".mailbox",
  interval = Number(process.env["MAILBOX_INTERVAL_MS"] ?? 1000),
}: Options = {}) {
  mkdirSync(folder, { recursive: true });
  // What is answered next, for everyone ("") or for one test's browser, told by a cookie.
  const next = new Map<string, z.output<typeof nextSchema>>();
  const lastSeen = new Map<string, number>();
  // A message's file never changes once it is there.
  const known = new Map<string, Message>();
  let counter = 0;

  function takeAnswer(session: string): Answer {
    const key = next.has(session) ? session : "";
    const chosen = next.get(key);
    if (chosen?.times === "once") next.delete(key);
    return chosen?.answer ?? "200";
  }

  async function keep(fields: Message["fields"]) {
    const receivedAt = new Date();
    const name = `${receivedAt.toISOString().replaceAll(":", "-")}-${String(++counter).padStart(4, "0")}-${process.pid}`;
    const message = await asMessage(fields, receivedAt);
    // Written aside and renamed, so that nobody reads half a message.
    writeFileSync(join(folder, `${name}.part`), message);
    renameSync(join(folder, `${name}.part`), join(folder, `${name}.eml`));
  }

  async function receive(request: IncomingMessage, response: ServerResponse) {
    response.setHeader("Access-Control-Allow-Origin", "*");
    if (request.method === "OPTIONS") {
      response.setHeader("Access-Control-Allow-Methods", "POST");
      response.setHeader("Access-Control-Allow-Headers", "Content-Type");
      response.writeHead(204).end();
      return;
    }
    if (request.method !== "POST") {
      plain(response, 405, "Method Not Allowed");
      return;
    }
    const body = await readBody(request);
    if (body === undefined) {
      plain(response, 413, texts["413"]);
      return;
    }
    const chosen = takeAnswer(sessionOf(request));
    if (chosen === "drop") {
      request.socket.destroy();
      return;
    }
    if (chosen === "hang") return;
    if (chosen === "html" || chosen === "empty") {
      // What a hotel's sign-in page or a broken proxy answers in the service's stead: nothing arrives.
      response
        .writeHead(200, { "Content-Type": "text/html; charset=utf-8" })
        .end(chosen === "html" ? "<!doctype html><p>Welcome to the hotel.</p>" : "");
      return;
    }
    if (chosen !== "200" && chosen !== "keep and hang") {
      plain(response, Number(chosen), texts[chosen]);
      return;
    }

    const fields = await fieldsOf(body, request.headers["content-type"]);
    if (fields === undefined) {
      plain(response, 400, "The form data is missing or malformed");
      return;
    }
    const missing = Object.entries(missingIds).find(
      ([id]) => !fields.some(([name, value]) => name === id && value !== ""),
    );
    if (missing) {
      plain(response, 400, missing[1]);
      return;
    }
    const size = fields.reduce((sum, [name, value]) => sum + Buffer.byteLength(name + value), 0);
    if (size > fieldLimit) {
      plain(response, 413, texts["413"]);
      return;
    }
    const address = request.socket.remoteAddress ?? "";
    if (Date.now() - (lastSeen.get(address) ?? 0) < interval) {
      plain(response, 429, texts["429"]);
      return;
    }
    lastSeen.set(address, Date.now());

    await keep(fields);
    if (chosen === "keep and hang") return;
    plain(response, 200, texts["200"]);
  }

  async function manage(request: IncomingMessage, response: ServerResponse, path: string) {
    const origin = request.headers.origin;
    const host = origin !== undefined && URL.canParse(origin) ? new URL(origin).host : undefined;
    if (origin !== undefined && host !== request.headers.host) {
      plain(response, 403, "Only this server's own pages may do this");
      return;
    }
    if (request.method === "GET" && path === "/__mailbox") {
      response
        .writeHead(200, { "Content-Type": "text/html; charset=utf-8" })
        .end(mailboxPage(messagesIn(folder, known), next.get("")?.answer ?? "200"));
    } else if (request.method === "GET" && path === "/__mailbox.json") {
      response
        .writeHead(200, { "Content-Type": "application/json" })
        .end(JSON.stringify(messagesIn(folder, known)));
    } else if (request.method === "DELETE" && path === "/__mailbox") {
      for (const { file } of messagesIn(folder, known)) rmSync(file);
      response.writeHead(204).end();
    } else if (request.method === "GET" && path === "/__mailbox/next") {
      plain(response, 200, next.get(sessionOf(request))?.answer ?? "200");
    } else if (request.method === "POST" && path === "/__mailbox/next") {
      const body = (await readBody(request))?.toString("utf8") ?? "";
      const fromPage = request.headers["content-type"]?.startsWith(
        "application/x-www-form-urlencoded",
      );
      const wanted = nextSchema.safeParse(
        fromPage ? Object.fromEntries(new URLSearchParams(body)) : parsedJson(body),
      );
      if (!wanted.success) {
        plain(
          response,
          400,
          `“answer” must be one of: ${answers.join(", ")}; “times”: once, or until changed`,
        );
        return;
      }
      next.set(fromPage ? "" : sessionOf(request), wanted.data);
      if (fromPage) response.writeHead(303, { Location: "/__mailbox" }).end();
      else response.writeHead(204).end();
    } else {
      plain(response, 405, "Method Not Allowed");
    }
  }

  return {
    /** Answers requests for the stand-in's addresses; false leaves a request to others. */
    async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const [path = ""] = (request.url ?? "").split("?");
      if (path === sendFormPath) await receive(request, response);
      else if (path.startsWith("/api/")) plain(response, 404, texts["404"]);
      else if (path === "/__mailbox" || path === "/__mailbox.json" || path === "/__mailbox/next") {
        await manage(request, response, path);
      } else return false;
      return true;
    },
  };
}

function plain(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
}

/** Which test's browser a request comes from; empty for everybody else. */
const sessionOf = (request: IncomingMessage) =>
  /(?:^|;\s*)mailbox-session=([\w-]+)/.exec(request.headers.cookie ?? "")?.[1] ?? "";

/** A request's body; undefined where it is too long. */
async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!(chunk instanceof Buffer)) continue;
    size += chunk.length;
    if (size <= bodyLimit) chunks.push(chunk);
  }
  return size > bodyLimit ? undefined : Buffer.concat(chunks);
}

/** A multipart body's fields, exactly as sent; undefined where it is none. */
async function fieldsOf(
  body: Buffer<ArrayBuffer>,
  type = "",
): Promise<Message["fields"] | undefined> {
  if (!type.startsWith("multipart/form-data")) return undefined;
  try {
    const form = await new Response(body, { headers: { "content-type": type } }).formData();
    return [...form].map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
  } catch {
    return undefined;
  }
}

/** One message (RFC 5322): readable as text, with the fields once more as JSON so that nothing is lost. */
async function asMessage(fields: Message["fields"], date: Date): Promise<Buffer> {
  const values = new Map(fields);
  const oneLine = (name: string) => (values.get(name) ?? "").replaceAll(/\p{Cc}+/gu, " ").trim();
  const email = oneLine("email");
  return await new MailComposer({
    date,
    from: { name: "Website", address: "website@localhost" },
    to: { name: oneLine("title") || "Owner", address: "owner@localhost" },
    // An address that is none stays in the text and never reaches a header.
    ...(z.email().safeParse(email).success && {
      replyTo: { name: oneLine("name"), address: email },
    }),
    subject: `Quote request from ${oneLine("name") || "a visitor"}`,
    text: fields
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n")
      .replaceAll(/\r\n|\r|\n/g, "\r\n"),
    attachments: [
      {
        filename: "fields.json",
        content: JSON.stringify(fields),
        contentType: "application/json",
        contentTransferEncoding: "base64",
      },
    ],
  })
    .compile()
    .build();
}

const fieldsSchema = z.array(z.tuple([z.string(), z.string()]));

/** The messages in a folder, newest first; those that are known are not read again. */
function messagesIn(folder: string, known: Map<string, Message>): Message[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .toSorted()
    .toReversed()
    .flatMap((name) => {
      const message = known.get(name) ?? readMessage(folder, name);
      if (message) known.set(name, message);
      return message ?? [];
    });
}

function readMessage(folder: string, name: string): Message | undefined {
  const file = join(folder, name);
  // The attachment is the message's last part, whatever a visitor wrote into the ones before.
  const text = readFileSync(file, "utf8");
  const part = text.slice(text.lastIndexOf("filename=fields.json"));
  const attached = /\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(part)?.[1];
  const fields = fieldsSchema.safeParse(
    parsedJson(Buffer.from(attached ?? "", "base64").toString("utf8")),
  );
  const [, day = "", time = ""] = /^(\d{4}-\d\d-\d\d)T(\S+?Z)/.exec(name) ?? [];
  return fields.success
    ? { file, receivedAt: `${day}T${time.replaceAll("-", ":")}`, fields: fields.data }
    : undefined;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

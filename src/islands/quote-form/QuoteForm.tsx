import { useEffect, useId, useRef, useState, type SubmitEvent } from "react";
import type { QuoteFormWords } from "#schemas/quote-form.ts";
import { afterPaint } from "#browser/after-paint.ts";
import { draftKey } from "#browser/draft-key.ts";
import { useHydrated } from "#islands/hydration.ts";
import { Icon } from "#islands/Icon.tsx";
import { callHref, sendFormPath } from "#routes.ts";
import { quoteEmailHref } from "./quote-email.ts";
import styles from "./quote-form.module.css";
import { sendQuoteRequest, type EmailService } from "./send-quote-request.ts";
import { looksLikeAScript } from "./spam.ts";

interface QuoteFormProps {
  /** `hero` and `message` stand in two columns from 40rem on, `compact` in one: it is a sidebar. */
  variant: "hero" | "compact" | "message";
  heading: string;
  words: QuoteFormWords;
  business: { name: string; phone: string; email: string };
  service: EmailService;
  /** Filled in where the page knows the place. */
  serviceArea?: string | undefined;
}

type FieldName = "name" | "phone" | "email" | "service_area" | "message";

type Status =
  | { kind: "idle" }
  | { kind: "invalid"; problems: Problems }
  | { kind: "sending" }
  | { kind: "sent" }
  | { kind: "failed"; help: string; emailHref: string };

type Problems = Partial<Record<FieldName, string>>;

/** An attempt to send. */
interface Attempt {
  count: number;
  running: boolean;
  /** Whether anything was typed since it began. */
  edited: boolean;
  pressedAt: number;
}

const fields = {
  name: { label: "Name", placeholder: "Your name *", maxLength: 100, autoComplete: "name" },
  phone: {
    label: "Phone",
    placeholder: "Phone *",
    maxLength: 40,
    type: "tel",
    inputMode: "tel",
    autoComplete: "tel",
  },
  email: {
    label: "Email",
    placeholder: "Email *",
    maxLength: 254,
    type: "email",
    inputMode: "email",
    autoComplete: "email",
  },
  service_area: {
    label: "Service area",
    placeholder: "City or neighbourhood *",
    maxLength: 120,
    autoComplete: "address-level2",
  },
} as const;

const requiredNames = ["name", "phone", "email", "service_area"] as const;
const everyName = [...requiredNames, "message"] as const;

/** Milliseconds within which a second submit is taken for the same double press. */
const samePress = 1000;

/** Kept 500 ms after a press: until then a second click must find the button where the first did, not a link in its place. */
const doubleClickIsOver = (pressedAt: number) =>
  new Promise((resolve) => setTimeout(resolve, pressedAt + 500 - performance.now()));

/** 100 ms: a tab that is left right after the press paints no more, and the request must leave all the same. */
const longestFrame = () => new Promise((resolve) => setTimeout(resolve, 100));

/** The form's control of that name. */
const controlOf = (form: HTMLFormElement, name: FieldName) =>
  form.querySelector<HTMLInputElement>(`[name=${name}]`);

/** What the browser finds wrong with the form, in its own words, field by field. */
function findProblems(form: HTMLFormElement): Problems {
  const problems: Problems = {};
  for (const name of everyName) {
    const message = controlOf(form, name)?.validationMessage;
    if (message) problems[name] = message;
  }
  return problems;
}

/**
 * Asks for a quote. As served it is a plain form that posts to the e-mail service; once hydrated it
 * sends through the service's client, says how that went, and on failure keeps what was typed and
 * shows the other ways. What is typed is kept for the tab by `intent/draft.ts`.
 */
export function QuoteForm({
  variant,
  heading,
  words,
  business,
  service,
  serviceArea,
}: QuoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const outcomeNote = useRef<HTMLDivElement>(null);
  /** The last attempt; state comes too late for the second of two quick submits. */
  const attempt = useRef<Attempt>({
    count: 0,
    running: false,
    edited: false,
    pressedAt: 0,
  });
  const sentAt = useRef(-Infinity);
  const hydrated = useHydrated(form);
  const hydratedAt = useRef(0);
  const [status, setStatus] = useState<Status>({ kind: "idle" });
  const id = useId();
  const sending = status.kind === "sending";
  const problems = status.kind === "invalid" ? status.problems : {};
  const labels = { ...mapLabels(), message: words.message_label };

  useEffect(() => {
    hydratedAt.current = performance.now();
    // Back from the page that a plain post led to: the browser may bring the form back as it was left.
    const wakeUp = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !attempt.current.running) return;
      attempt.current.count++;
      attempt.current.running = false;
      setStatus({ kind: "idle" });
    };
    addEventListener("pageshow", wakeUp);
    return () => {
      removeEventListener("pageshow", wakeUp);
    };
  }, []);

  // The button that had the focus was disabled while sending, and what there is to say stands here.
  useEffect(() => {
    // Who has typed on before a late answer came is left alone.
    if (attempt.current.edited) return;
    const note = outcomeNote.current;
    note?.focus({ preventScroll: true });
    void doubleClickIsOver(attempt.current.pressedAt).then(() => {
      // What has no room on the screen is read from its beginning.
      const tall = note && note.offsetHeight > innerHeight / 2;
      note?.scrollIntoView({ block: tall ? "start" : "nearest" });
    });
  }, [status.kind]);

  function succeed() {
    // What was written after the request left is not in it.
    if (!attempt.current.edited) {
      forgetDraft();
      form.current?.reset();
    }
    thank();
  }

  function thank() {
    sentAt.current = performance.now();
    setStatus({ kind: "sent" });
    toast("success");
  }

  function fail(help: string) {
    setStatus({ kind: "failed", help, emailHref: emailHref() });
    toast("failure");
  }

  function toast(kind: "success" | "failure") {
    // The form says it too: a toast that cannot be loaded hides nothing.
    import("./toast.ts")
      .then(({ showToast }) => {
        showToast({ kind, ...words.toasts[kind] });
      })
      .catch(() => undefined);
  }

  function emailHref() {
    return quoteEmailHref(
      business.email,
      `${business.name}: quote request`,
      everyName.map((name) => [
        labels[name],
        (form.current && controlOf(form.current, name)?.value) ?? "",
      ]),
      words.email_shortened,
    );
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    const pressedAt = performance.now();
    if (attempt.current.running) return;
    // Until the press has been answered a second one counts for nothing.
    attempt.current.running = true;
    await Promise.race([new Promise<void>(afterPaint), longestFrame()]);
    attempt.current.running = false;
    // A fast answer can come between two quick taps; the second must not find fault with the emptied form.
    if (pressedAt - sentAt.current < samePress) return;

    const found = findProblems(currentTarget);
    const [firstBad] = everyName.filter((name) => name in found);
    if (firstBad) {
      setStatus({ kind: "invalid", problems: found });
      controlOf(currentTarget, firstBad)?.focus();
      return;
    }

    const count = attempt.current.count + 1;
    attempt.current = { count, running: false, edited: false, pressedAt };
    if (looksLikeAScript(trap.current, pressedAt - hydratedAt.current)) {
      currentTarget.reset();
      thank();
      return;
    }

    attempt.current.running = true;
    const isLast = () => attempt.current.count === count;
    const data = new FormData(currentTarget);
    data.set("time", new Date().toLocaleString());
    setStatus({ kind: "sending" });
    // Its live region must stand in the page before there is something to announce.
    import("./toast.ts").catch(() => undefined);
    const outcome = await sendQuoteRequest(data, service, status.kind === "failed");
    if (outcome.kind !== "sent") await doubleClickIsOver(pressedAt);
    if (!isLast()) return;
    attempt.current.running = false;
    switch (outcome.kind) {
      case "sent":
        succeed();
        break;
      case "offline":
        fail(words.offline_help);
        break;
      case "failed":
        fail(words.failure_help);
        break;
      case "timed-out":
        fail(words.timeout_help);
        // It did arrive, and the visitor has not sent it again: better late than twice.
        void outcome.late.then((late) => {
          if (late.kind === "sent" && isLast()) succeed();
        });
    }
  }

  /** Keeps what is said beside the fields true while they are mended. */
  function handleInput() {
    attempt.current.edited = true;
    if (!form.current) return;
    if (status.kind === "invalid") {
      const left = findProblems(form.current);
      const still = Object.fromEntries(Object.entries(problems).filter(([name]) => name in left));
      setStatus(
        Object.keys(still).length > 0 ? { kind: "invalid", problems: still } : { kind: "idle" },
      );
    }
    if (status.kind === "failed") setStatus({ ...status, emailHref: emailHref() });
  }

  const describe = (name: FieldName) => ({
    id: `${id}-${name}`,
    name,
    disabled: sending,
    "aria-invalid": problems[name] ? true : undefined,
    "aria-describedby": problems[name] ? `${id}-${name}-problem` : undefined,
  });

  const problemOf = (name: FieldName) =>
    problems[name] && (
      <span id={`${id}-${name}-problem`} className="text-xs font-semibold text-brick-deep">
        {problems[name]}
      </span>
    );

  const twoColumns = variant !== "compact";

  return (
    <form
      ref={form}
      method="post"
      encType="multipart/form-data"
      action={service.origin + sendFormPath}
      noValidate={hydrated}
      onSubmit={(event) => void handleSubmit(event)}
      onInput={handleInput}
      aria-labelledby={`${id}-heading`}
      data-quote=""
      className={`${styles.sheet} ${variant === "hero" ? "shadow-night" : "shadow-sheet"} rounded-b-card bg-sheet text-ink`}
    >
      <h2 id={`${id}-heading`} className="text-2xl leading-tight text-ink">
        {heading}
      </h2>
      <p className="mt-1.5 text-sm leading-snug text-balance text-slate">{words.sub}</p>

      <div className={`mt-3.5 grid gap-3 ${twoColumns ? "sm:grid-cols-2" : ""}`}>
        {requiredNames.map((name) => {
          const { label, ...attributes } = fields[name];
          const wide = twoColumns && (name === "email" || name === "service_area");
          return (
            <div
              key={name}
              className={`${styles.field} grid content-start gap-1 ${wide ? "sm:col-span-2" : ""}`}
            >
              <label htmlFor={`${id}-${name}`} className={styles.required}>
                {label}
              </label>
              <input
                {...describe(name)}
                {...attributes}
                required
                enterKeyHint={name === "service_area" ? "send" : "next"}
                defaultValue={name === "service_area" ? serviceArea : undefined}
              />
              {problemOf(name)}
            </div>
          );
        })}
        <div
          className={`${styles.field} grid content-start gap-1 ${twoColumns ? "sm:col-span-2" : ""}`}
        >
          <label htmlFor={`${id}-message`}>
            {words.message_label} <span className="font-normal text-slate">(optional)</span>
          </label>
          <textarea
            {...describe("message")}
            rows={3}
            maxLength={4000}
            placeholder={words.message_placeholder}
          />
          {problemOf("message")}
        </div>
      </div>

      <input type="hidden" name="title" value={business.name} />
      <input type="hidden" name="website_source" value={`${business.name} Website`} />
      <input type="hidden" name="time" defaultValue="" />
      {/* For the post without script; the client adds its own. */}
      {!hydrated && (
        <>
          <input type="hidden" name="service_id" value={service.serviceId} />
          <input type="hidden" name="template_id" value={service.templateId} />
          <input type="hidden" name="user_id" value={service.publicKey} />
        </>
      )}
      {/* A trap for scripts that fill in everything: without a name it never travels. */}
      <input
        ref={trap}
        type="text"
        className={styles.trap}
        aria-hidden="true"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
      />

      {/* Screen readers announce what comes into a region that is already there. */}
      <div role="alert">
        {Object.keys(problems).length > 1 && (
          <ul className={`${styles.note} mt-4 grid gap-1 text-sm`}>
            {everyName.map(
              (name) =>
                problems[name] && (
                  <li key={name}>
                    <a href={`#${id}-${name}`}>{labels[name]}</a>: {problems[name]}
                  </li>
                ),
            )}
          </ul>
        )}
      </div>

      <button type="submit" className="mt-4 btn w-full btn-lit" disabled={sending}>
        {sending ? "Sending..." : variant === "message" ? words.contact_submit : words.submit}
      </button>

      <div role="status">
        {/* The button says so, but lost the focus when it was disabled. */}
        {sending && <span className="sr-only">Sending...</span>}
        {status.kind === "sent" && (
          <div
            ref={outcomeNote}
            tabIndex={-1}
            className={`${styles.note} ${styles.good} mt-4 text-sm font-semibold`}
          >
            {words.sent}
          </div>
        )}
      </div>
      {status.kind === "failed" && (
        <div
          ref={outcomeNote}
          tabIndex={-1}
          role="group"
          aria-labelledby={`${id}-help`}
          className={`${styles.note} mt-4 grid gap-3 text-sm`}
        >
          <p id={`${id}-help`}>{status.help}</p>
          <a className="btn btn-small btn-line" href={callHref(business.phone)}>
            <Icon name="phone" />
            Call {business.phone}
          </a>
          <a className="btn btn-small btn-line" href={status.emailHref}>
            <Icon name="mail" />
            Send by e-mail
          </a>
          <button type="submit" className="btn btn-small btn-line">
            Try again
          </button>
        </div>
      )}

      <p className="mt-3.5 text-xs text-slate">
        {words.required_note} {words.privacy_note}
      </p>
    </form>
  );
}

const mapLabels = () => ({
  name: fields.name.label,
  phone: fields.phone.label,
  email: fields.email.label,
  service_area: fields.service_area.label,
});

/** The request has arrived: what was typed is kept nowhere any more, and no page in the history may bring it back. */
function forgetDraft() {
  try {
    sessionStorage.setItem(draftKey, "");
  } catch {
    // Where storage is forbidden there is no draft.
  }
}

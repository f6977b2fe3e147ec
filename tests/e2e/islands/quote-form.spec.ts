import { type Locator, type Page } from "@playwright/test";
import { callHref, staticRoutes } from "#routes.ts";
import { content } from "../../support/pages.ts";
import { ann, expect, fillIn, quoteForm, test } from "../../support/quote-service.ts";
import { loseScripts } from "../../support/scripts.ts";
import { stopAfter } from "../../support/slow-page.ts";

// The form is the same on every page; the one of least else is drawn fastest.
const { home, contact } = staticRoutes;
const words = content.quoteForm;
const success = words.toasts.success.title;
const failure = words.toasts.failure.title;
const [city, otherCity] = content.areas.cities.filter(({ slug }) => content.cities.has(slug));

const field = (page: Page, label: "Name" | "Phone" | "Email" | "Service area") =>
  quoteForm(page).getByLabel(label, { exact: true });
const message = (page: Page) => quoteForm(page).getByLabel(words.message_label);
const submit = (page: Page) => quoteForm(page).locator("fieldset button");
const toast = (page: Page) => page.locator("body > [role=status] > *");
/** What is shown where a request could not be sent. */
const help = (page: Page) => quoteForm(page).getByRole("group");
const retry = (page: Page) => help(page).getByRole("button");

/** Opens the page's form, wakes its island, and fills it in. */
async function openAndFillIn(page: Page, path: string = contact) {
  await page.goto(path);
  await fillIn(page);
  await expect(quoteForm(page)).toHaveAttribute("novalidate");
}

/** All that the page logs from now on. */
function logOf(page: Page) {
  const lines: string[] = [];
  page.on("console", (line) => lines.push(line.text()));
  return lines;
}

test("a quote request arrives byte for byte, the visitor is thanked, and the form is reset @chromium", async ({
  page,
  service,
  complaints,
}) => {
  const log = logOf(page);
  await openAndFillIn(page, city?.path);
  await submit(page).click();

  await expect(toast(page)).toContainText(success);
  await expect(toast(page)).toContainText(words.toasts.success.description);
  await expect(quoteForm(page).getByText(words.confirmation)).toBeFocused();
  await expect(field(page, "Name")).toHaveValue("");
  await expect(field(page, "Service area")).toHaveValue(city?.name ?? "");
  expect(log).toContain("Quote request sent 200 OK");

  expect(service.requests).toHaveLength(1);
  const [{ fields, body, boundary } = { fields: [], body: "", boundary: "" }] = service.requests;
  const sent = Object.fromEntries(fields);
  expect(Date.parse(sent["time"] ?? "")).not.toBeNaN();
  const expected = {
    ...ann,
    // A browser sends line breaks of a form as CR LF.
    message: ann.message.replaceAll("\n", "\r\n"),
    title: content.business.name,
    website_source: `${content.business.name} Website`,
    time: sent["time"],
    lib_version: sent["lib_version"],
    service_id: "demo_service",
    template_id: "demo_template",
    user_id: "demo_public_key",
  };
  expect(body).toBe(
    Object.entries(expected)
      .map(
        ([name, value]) =>
          `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      .join("") + `--${boundary}--\r\n`,
  );
  expect(complaints).toEqual([]);
});

test("while it is sending everything is disabled, and a second submit is ignored", async ({
  page,
  service,
}) => {
  service.answer = "hang";
  await openAndFillIn(page);
  await submit(page).dblclick();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  for (const control of await quoteForm(page).getByRole("textbox").all()) {
    await expect(control).toBeDisabled();
  }
  await expect(quoteForm(page).getByRole("status")).toHaveText("Sending...");
  await expect(field(page, "Name")).toHaveValue(ann.name);
  await expect.poll(() => service.requests.length).toBe(1);
});

test("Enter held down in a field sends once", async ({ page, service }) => {
  await openAndFillIn(page);
  await field(page, "Service area").focus();
  for (let press = 0; press < 8; press++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(toast(page)).toContainText(success);
  expect(service.requests).toHaveLength(1);
});

// Every other answer is in the fault matrix; a browser tells them apart by nothing else.
for (const [name, answer, logged] of [
  [
    "an answer that repeats what was typed",
    { status: 412, body: `Invalid address ${ann.email}` },
    "Quote request failed 412 Invalid address …",
  ],
  [
    "a hotel's sign-in page",
    { status: 200, body: "<!doctype html><p>Sign in", contentType: "text/html" },
    "Quote request failed 200 <!doctype html><p>Sign in",
  ],
  ["a lost connection", "drop", "Quote request failed 0 TypeError: "],
] as const) {
  test(`${name}: the words stay, the other ways are shown, and a retry works at once`, async ({
    page,
    service,
  }) => {
    const log = logOf(page);
    service.answer = answer;
    await openAndFillIn(page);
    await submit(page).click();

    await expect(toast(page)).toContainText(failure);
    await expect(toast(page)).toContainText(words.toasts.failure.description);
    await expect(help(page)).toBeFocused();
    await expect(help(page)).toHaveAccessibleName(words.failure_help);
    const { phone, email } = content.business;
    await expect(help(page).getByRole("link", { name: phone })).toHaveAttribute(
      "href",
      callHref(phone),
    );
    const byEmail = help(page).getByRole("link", { name: "Send by e-mail" });
    await expect(byEmail).toHaveAttribute("href", new RegExp(`^mailto:${email}\\?subject=`));
    await field(page, "Name").fill("Bea");
    const body = new URL((await byEmail.getAttribute("href")) ?? "").searchParams.get("body");
    expect(body).toContain(`Name: Bea\r\nPhone: ${ann.phone}`);
    expect(body).toContain(`${words.message_label}: `);
    await expect(message(page)).toHaveValue(ann.message);
    expect(log.join("\n")).toContain(logged);
    expect(log.join("\n")).not.toContain(ann.email);

    service.answer = { status: 200, body: "OK" };
    await retry(page).dblclick();
    await expect(toast(page)).toContainText(success);
    expect(service.requests).toHaveLength(2);
  });
}

for (const { path, width, height } of [
  { path: home, width: 390, height: 844 },
  { path: home, width: 1024, height: 768 },
  { path: city?.path, width: 1366, height: 768 },
]) {
  test(`at ${width} px on ${path} the toast covers neither the help nor a way out @chromium`, async ({
    page,
    service,
  }) => {
    service.answer = { status: 500, body: "" };
    await page.setViewportSize({ width, height });
    await openAndFillIn(page, path);
    await submit(page).click();
    await expect(toast(page)).toBeVisible();
    for (const part of await help(page).locator("p, a, button").all()) {
      await expect(part).toBeInViewport({ ratio: 1 });
      expect(await isHittable(part), await part.innerText()).toBe(true);
    }
  });
}

/** Whether nothing lies over any corner of it. */
const isHittable = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [left + 4, right - 4].every((x) =>
      [top + 4, bottom - 4].every((y) => element.contains(document.elementFromPoint(x, y))),
    );
  });

for (const edited of [false, true]) {
  const outcome = edited ? "what was written since stays" : "the form is reset";
  test(`after 15 seconds the request may have arrived; when it has, ${outcome}`, async ({
    page,
    service,
  }) => {
    const late = Promise.withResolvers<{ status: number; body: string }>();
    service.answer = late.promise;
    await page.clock.install();
    await openAndFillIn(page);
    await submit(page).click();
    await expect.poll(() => service.requests.length).toBe(1);
    await page.clock.runFor(14_000);
    await expect(submit(page)).toBeDisabled();
    await page.clock.runFor(1_500);
    await expect(help(page)).toHaveAccessibleName(words.timeout_help);
    await expect(toast(page)).toContainText(failure);
    await expect(field(page, "Name")).toHaveValue(ann.name);

    if (edited) await field(page, "Name").fill("Bea");
    late.resolve({ status: 200, body: "OK" });
    await expect(quoteForm(page).getByText(words.confirmation)).toBeVisible();
    await expect(field(page, "Name")).toHaveValue(edited ? "Bea" : "");
    if (edited) await expect(field(page, "Name")).toBeFocused();
  });
}

test("offline is noticed at once and said by a toast too, and nothing is sent", async ({
  page,
  context,
  service,
}) => {
  await openAndFillIn(page);
  await context.setOffline(true);
  await submit(page).click();
  await expect(help(page)).toHaveAccessibleName(words.offline_help);
  await expect(toast(page)).toContainText(failure);
  expect(service.requests).toHaveLength(0);
  await context.setOffline(false);
  await retry(page).click();
  await expect(toast(page)).toContainText(success);
  expect(service.requests).toHaveLength(1);
});

test("who insists is believed, though the system says that it is offline @chromium", async ({
  page,
  service,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "onLine", { get: () => false });
  });
  await openAndFillIn(page);
  await submit(page).click();
  await expect(help(page)).toHaveAccessibleName(words.offline_help);
  await retry(page).click();
  await expect(toast(page)).toContainText(success);
  expect(service.requests).toHaveLength(1);
});

test("each field says in its own words what is missing, and the first bad field has the focus", async ({
  page,
  service,
  findBarriers,
  browserName,
}) => {
  await page.goto(home);
  await fillIn(page, { email: "not an address" });
  const before = await submit(page).boundingBox();
  await submit(page).click();

  const { problems } = words;
  const wrong = [
    [field(page, "Name"), problems.name],
    [field(page, "Phone"), problems.phone],
    [field(page, "Email"), problems.email_malformed],
    [field(page, "Service area"), problems.service_area],
  ] as const;
  for (const [control, problem] of wrong) {
    await expect(control).toHaveAttribute("aria-invalid", "true");
    await expect(control).toHaveAccessibleDescription(problem);
  }
  await expect(field(page, "Name")).toBeFocused();
  const summary = quoteForm(page).getByRole("alert");
  await expect(summary.getByRole("link")).toHaveText(["Name", "Phone", "Email", "Service area"]);
  // Beside each field there is a line; all else is said below the button.
  const lines = await quoteForm(page)
    .locator("[id$=-note]")
    .evaluateAll((notes) =>
      notes.reduce((sum, note) => sum + note.getBoundingClientRect().height, 0),
    );
  const after = await submit(page).boundingBox();
  const gaps = 4 * wrong.length;
  expect((after?.y ?? NaN) - (before?.y ?? NaN)).toBeLessThanOrEqual(lines + gaps);
  expect((await summary.boundingBox())?.y).toBeGreaterThan(after?.y ?? NaN);
  // The form alone: sections below are transparent until they are scrolled to, and count as hidden. The same rules find
  // the same in every browser, in Firefox at ten times the cost.
  if (browserName === "chromium") expect(await findBarriers("#hero-form")).toEqual([]);

  await field(page, "Email").fill("");
  await expect(field(page, "Email")).toHaveAccessibleDescription(problems.email);
  await field(page, "Phone").fill(ann.phone);
  await expect(field(page, "Phone")).not.toHaveAttribute("aria-invalid");
  await expect(field(page, "Phone")).toHaveAccessibleDescription(words.reasons.phone);
  await expect(field(page, "Name")).toHaveAttribute("aria-invalid", "true");
  expect(service.requests).toHaveLength(0);
});

test("a script that fills in the trap is thanked, and nothing is sent", async ({
  page,
  service,
}) => {
  await openAndFillIn(page);
  await quoteForm(page)
    .locator("input:not([name])")
    .evaluate((trap) => {
      if (trap instanceof HTMLInputElement) trap.value = "http://spam.example";
    });
  await submit(page).click();
  await expect(toast(page)).toContainText(success);
  expect(service.requests).toHaveLength(0);
});

// In Firefox the driver itself counts as a visitor who is there.
test("a script that sends at once is thanked, and nothing is sent @chromium", async ({
  page,
  service,
}) => {
  await page.addInitScript((typed) => {
    addEventListener("load", () => {
      const form = document.querySelector<HTMLFormElement>("form[data-quote]");
      for (const [name, value] of Object.entries(typed)) {
        const input = form?.querySelector<HTMLInputElement>(`:is(input, textarea)[name=${name}]`);
        if (input) input.value = value;
      }
      form?.closest("astro-island")?.dispatchEvent(new Event("pointerenter"));
      const waiting = setInterval(() => {
        if (!form?.noValidate) return;
        clearInterval(waiting);
        form.requestSubmit();
        setTimeout(() => {
          console.log("read", form.querySelector("[role=status]")?.textContent);
        }, 500);
      }, 10);
    });
  }, ann);
  // To ask the page for anything counts as a press.
  const report = page.waitForEvent("console");
  await page.goto(contact);
  expect((await report).text()).toBe(`read ${words.confirmation}`);
  expect(service.requests).toHaveLength(0);
});

test("the trap cannot be reached by keyboard, screen reader or autofill", async ({ page }) => {
  await page.goto(contact);
  const trap = quoteForm(page).locator("input:not([name])");
  await expect(trap).toHaveAttribute("tabindex", "-1");
  await expect(trap).toHaveAttribute("aria-hidden", "true");
  await expect(trap).toHaveAttribute("autocomplete", "off");
  await expect(trap).not.toBeInViewport();
  // Autofill goes by names, ids, labels and placeholders.
  for (const name of ["name", "id", "placeholder", "title"]) {
    await expect(trap).not.toHaveAttribute(name);
  }
  expect(await trap.evaluate((input: HTMLInputElement) => input.labels?.length)).toBe(0);
});

test("only one toast is there, it can be closed, and it goes after 5000 ms but not while it is pointed at", async ({
  page,
  service,
}) => {
  service.answer = { status: 500, body: "" };
  await page.clock.install();
  await openAndFillIn(page);
  await submit(page).click();
  await expect(toast(page)).toContainText(failure);
  await toast(page).getByRole("button", { name: "Close" }).click();
  await expect(toast(page)).toHaveCount(0);

  await retry(page).click();
  await expect(toast(page)).toContainText(failure);
  await page.keyboard.press("Escape");
  await expect(toast(page)).toHaveCount(0);

  await retry(page).click();
  await expect(toast(page)).toHaveCount(1);
  await toast(page).hover();
  await page.clock.runFor(6_000);
  await expect(toast(page)).toHaveCount(1);
  await page.mouse.move(5, 300);
  await page.clock.runFor(5_100);
  await expect(toast(page)).toHaveCount(0);
});

test("a toast that is closed by keyboard gives the focus back", async ({ page, service }) => {
  service.answer = { status: 500, body: "" };
  await openAndFillIn(page);
  await submit(page).click();
  await expect(help(page)).toBeFocused();
  await toast(page).getByRole("button", { name: "Close" }).press("Enter");
  await expect(help(page)).toBeFocused();
});

test(
  "the form without a mouse: from the first field to the outcome by keyboard",
  { tag: "@firefox" },
  async ({ page, service }) => {
    await page.goto(contact);
    await field(page, "Name").focus();
    for (const value of Object.values(ann)) {
      await page.keyboard.type(value);
      await page.keyboard.press("Tab");
    }
    await expect(submit(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(quoteForm(page).getByText(words.confirmation)).toBeFocused();
    expect(service.requests).toHaveLength(1);
  },
);

test.describe("a draft", () => {
  test(
    "survives a reload, another page's form and going back, and is gone after success",
    { tag: "@firefox" },
    async ({ page }) => {
      /** Goes to a page of the history, and waits for these values; locators wait in vain for its load in Firefox. */
      const findAfterGoing = async (by: -1 | 1, path: string, values: string[]) => {
        await page.evaluate((steps) => {
          setTimeout(() => {
            history.go(steps);
          });
        }, by);
        const look = () =>
          page.evaluate(() => [
            location.pathname,
            ...Array.from(
              document.querySelectorAll<HTMLInputElement>("[data-quote] [required]"),
              ({ value }) => value,
            ),
          ]);
        await expect.poll(() => look().catch(() => [])).toEqual([path, ...values]);
      };
      const first = otherCity?.path ?? "";
      await page.goto(first);
      await fillIn(page);
      await page.reload();
      await expect(field(page, "Name")).toHaveValue(ann.name);
      await expect(message(page)).toHaveValue(ann.message);

      await page.goto(contact);
      await expect(field(page, "Email")).toHaveValue(ann.email);
      await fillIn(page, { name: "Bea" });
      // The browser brings back what stood there; what was typed since is newer.
      const newest = ["Bea", ann.phone, ann.email, ann.service_area];
      await findAfterGoing(-1, first, newest);
      await findAfterGoing(1, contact, newest);

      await page.goto(city?.path ?? "");
      await submit(page).click();
      await expect(toast(page)).toContainText(success);
      await findAfterGoing(-1, contact, ["", "", "", ""]);
      await findAfterGoing(-1, first, ["", "", "", otherCity?.name ?? ""]);
    },
  );

  // Playwright waits in vain for Firefox to begin a page that does not end.
  test("is restored while the page is still arriving, before the visitor can type again @chromium", async ({
    page,
    baseURL,
    service,
  }) => {
    await using slow = await stopAfter("<footer", baseURL ?? "");
    await page.goto(slow.origin + contact, { waitUntil: "commit" });
    await field(page, "Name").fill("Ann");
    await field(page, "Phone").fill(ann.phone);
    await page.reload({ waitUntil: "commit" });
    await expect(field(page, "Name")).toHaveValue("Ann");
    expect(await page.evaluate(() => document.readyState)).toBe("loading");
    await field(page, "Name").fill(ann.name);
    slow.goOn();
    await fillIn(page, { email: ann.email, service_area: ann.service_area });
    await expect(field(page, "Phone")).toHaveValue(ann.phone);
    await submit(page).click();
    await expect(toast(page)).toContainText(success);
    expect(Object.fromEntries(service.requests[0]?.fields ?? [])).toMatchObject({
      name: ann.name,
      phone: ann.phone,
    });
  });

  test(
    "is restored without any script file, and kept from the first letter, however it is filled in",
    { tag: "@firefox" },
    async ({ page }) => {
      await loseScripts(page);
      await page.goto(contact);
      await fillIn(page, { name: "Ann" });
      // Some password managers say no more than this.
      await field(page, "Phone").evaluate((input: HTMLInputElement) => {
        input.value = "416";
        input.dispatchEvent(new Event("change", { bubbles: true }));
      });
      await page.goto(city?.path ?? "");
      await expect(field(page, "Name")).toHaveValue("Ann");
      await expect(field(page, "Phone")).toHaveValue("416");
    },
  );

  test("does not carry a city that the page filled in, nor leave its tab", async ({
    page,
    context,
  }) => {
    await page.goto(city?.path ?? "");
    await expect(field(page, "Service area")).toHaveValue(city?.name ?? "");
    await fillIn(page, { name: ann.name });
    await page.goto(otherCity?.path ?? "");
    await expect(field(page, "Service area")).toHaveValue(otherCity?.name ?? "");
    await expect(field(page, "Name")).toHaveValue(ann.name);

    const otherTab = await context.newPage();
    await otherTab.goto(contact);
    await expect(field(otherTab, "Name")).toHaveValue("");
  });
});

test("the house beside the form lets the family go only when the request was sent", async ({
  page,
  service,
}) => {
  // Without motion the end shows at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  service.answer = { status: 500, body: "no" };
  await openAndFillIn(page, home);
  const parts = {
    eyes: 'path[stroke-width="10.5"]',
    mesh: 'use[href="#hd-m"]',
    dark: 'use[fill="#23343a"]',
    up: 'use[href="#hd-u"]',
  };
  /** How much each part is seen of. */
  const opacities = () =>
    page.evaluate(
      (all) =>
        Object.entries(all).map(([name, selector]) => {
          let opacity = 1;
          for (let part = document.querySelector(selector); part; part = part.parentElement)
            opacity *= Number(getComputedStyle(part).opacity);
          return `${name} ${opacity}`;
        }),
      parts,
    );
  const asServed = ["eyes 1", "mesh 0", "dark 0", "up 0"];
  expect(await opacities()).toEqual(asServed);
  await submit(page).click();
  await expect(help(page)).toBeVisible();
  expect(await opacities()).toEqual(["eyes 1", "mesh 0", "dark 0", "up 1"]);

  let answer: (value: { status: number; body: string }) => void = () => {};
  service.answer = new Promise((resolve) => (answer = resolve));
  await retry(page).click();
  await expect.poll(opacities).toEqual(asServed);
  answer({ status: 200, body: "OK" });
  await expect.poll(opacities).toEqual(["eyes 0", "mesh 1", "dark 0.92", "up 0"]);
});

/** What `npm run build` promises: the same files everywhere, and a whole site or none. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { copyProject } from "../support/project-copy.ts";

const near = copyProject();
const far = copyProject(join("a much longer path", "for the Zoë.project"));

after(() => {
  rmSync(near, { recursive: true });
  rmSync(dirname(dirname(far)), { recursive: true });
});

/** Starts a build of a copy of the project. */
function startBuild(project: string, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [join("src", "tools", "build", "build.ts")], {
    cwd: project,
    env: { ...process.env, ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (output += String(chunk)));
  return {
    child,
    /** Waits until the build has printed a text. */
    printed: async (text: string) => {
      while (!output.includes(text)) await once(child.stdout, "data");
    },
    /** Waits until the build has ended, and returns its exit code and what it printed. */
    end: async () => {
      await once(child, "close");
      return { exitCode: child.exitCode, output };
    },
  };
}

const dist = (project: string) => join(project, "dist");

/** Every file of a copy's built site. */
const filesOf = (project: string) =>
  readdirSync(dist(project), { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(dist(project), name)).isFile())
    .toSorted();

test("a second build stops while one is running, and a killed build leaves no dist/", async () => {
  mkdirSync(dist(near));
  writeFileSync(join(dist(near), "old.html"), "");
  const first = startBuild(near);
  await first.printed("Building");
  const second = await startBuild(near).end();
  assert.equal(second.exitCode, 1);
  assert.match(second.output, /^Another build is writing dist\/\./);
  await first.printed(".html");
  first.child.kill("SIGKILL");
  await first.end();
  assert.ok(!existsSync(dist(near)));
});

test("after a killed build, under another path, on another day and in another time zone, the files are the same", async () => {
  const nextYear = `const Now = Date;
    const now = () => Now.now() + 365 * 24 * 60 * 60 * 1000;
    globalThis.Date = class extends Now {
      constructor(...parts) { super(...(parts.length > 0 ? parts : [now()])); }
      static now() { return now(); }
    };`;
  const umask = process.umask(0o077);
  const builds = [
    startBuild(near, { TZ: "Pacific/Kiritimati" }),
    startBuild(far, {
      TZ: "America/Toronto",
      LC_ALL: "fr_CA.UTF-8",
      NODE_ENV: "development",
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(nextYear)}`,
    }),
  ];
  process.umask(umask);
  for (const { exitCode, output } of await Promise.all(builds.map((build) => build.end())))
    assert.equal(exitCode, 0, output);
  const names = filesOf(near);
  assert.ok(names.includes("index.html") && names.includes(".nojekyll"));
  assert.deepEqual(filesOf(far), names);
  for (const name of names) {
    const [one, other] = [near, far].map((project) => readFileSync(join(dist(project), name)));
    assert.ok(one && other?.equals(one), name);
  }
});

test("a web server can read every file, whatever the umask", () => {
  for (const name of filesOf(far))
    assert.equal(statSync(join(dist(far), name)).mode & 0o777, 0o644, name);
  assert.equal(statSync(dist(far)).mode & 0o777, 0o755);
});

test("a build that fails leaves no dist/", async () => {
  writeFileSync(join(near, "content", "unknown.yaml"), "");
  const { exitCode, output } = await startBuild(near).end();
  assert.equal(exitCode, 1);
  assert.match(output, /unknown\.yaml/);
  assert.ok(!existsSync(dist(near)));
});

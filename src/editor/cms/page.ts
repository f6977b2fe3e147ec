import { locale } from "#site.ts";

/**
 * The page's Content Security Policy, which allows only this site, and GitHub if the CMS saves there.
 * The policy also blocks the CMS's own requests for its latest version and for the status of GitHub.
 */
const contentSecurityPolicy = (repository?: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `img-src 'self' data: blob:${repository ? " https://avatars.githubusercontent.com" : ""}`,
    `connect-src 'self' data: blob:${repository ? " https://api.github.com" : ""}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

/** Hides the button that signs in to GitHub, which the CMS also shows without a repository. */
const hideGitHub = "<style>.buttons > .button.secondary { display: none !important }</style>";

/** The HTML page of the CMS, whose script serve.ts bundles. `repository` as in config.ts. */
export const cmsPage = (repository?: string) => `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(repository)}">
    <meta name="robots" content="noindex">
    <title>Content</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    ${repository ? "" : hideGitHub}
    <link rel="cms-config-url" type="application/json" href="/admin/config.json">
    <script type="module" src="/admin/admin.js"></script>
  </head>
  <body></body>
</html>
`;

/** The page of the CMS. */

/** Where the CMS saves. */
export interface CmsOptions {
  /** The repository on GitHub, as owner/name; none for the files on this machine alone. */
  repository: string | undefined;
}

/**
 * The page's policy: nothing but this site, and GitHub where the CMS saves there. It also stops what the CMS would ask
 * of others by itself: whether it is the newest version, and how GitHub is.
 */
const contentSecurityPolicy = ({ repository }: CmsOptions) =>
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

/** Hides the sign-in at GitHub, which the CMS offers beside the project's folder, where there is no repository. */
const hideGitHub = "<style>.buttons > .button.secondary { display: none !important }</style>";

/** The page as HTML; its script is made by bundle.ts. */
export const cmsPage = (options: CmsOptions) => `<!doctype html>
<html lang="en-CA">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(options)}">
    <meta name="robots" content="noindex">
    <title>Content</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    ${options.repository ? "" : hideGitHub}
    <link rel="cms-config-url" type="application/json" href="/admin/config.json">
    <script type="module" src="/admin/admin.js"></script>
  </head>
  <body></body>
</html>
`;

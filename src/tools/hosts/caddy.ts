import {
  caching,
  closed,
  contentTypes,
  homeSpellings,
  longerCaching,
  redirects,
  redirectStatus,
  securityHeaders,
  strayEndings,
  unknownType,
} from "./rules.ts";
import { escapeForExpression, type Site } from "./site.ts";

/**
 * The table as Caddy reads it: a whole site, for /etc/caddy/Caddyfile. Everything stands in `route`, which
 * keeps the order as it is written, and is matched by expression: Caddy's own paths take capitals for small
 * letters, and one redirect differs from its target in nothing else. A redirect rewrites first, which keeps
 * the query, and then leads to {uri}, which has a question mark only where there is one.
 */
export function caddyfile({ siteUrl, root }: Site): string {
  const endings = strayEndings.map(escapeForExpression).join("|");
  const moved = [...homeSpellings.map((from) => [from, "/"] as const), ...redirects()];

  return `# Written by \`npm run hosting\`; what is to change, change in src/tools/hosts/rules.ts.
(on_every_answer) {
	# Alone: what takes a header away acts last, and with it all that stands in one block with it.
	header -Server
	header {
		Cache-Control "${caching}"
${Object.entries(securityHeaders)
  .map(([name, value]) => `		${name} "${value}"`)
  .join("\n")}
	}
}

${siteUrl} {
	root * ${root}
	import on_every_answer
	map {path} {moved} {
${moved.map(([from, to]) => `		${from} ${to}`).join("\n")}
		default ""
	}
	map {path} {type} {
${[...contentTypes].map(([ending, type]) => `		~\\.${ending}$ "${type}"`).join("\n")}
		default ${unknownType}
	}

	route {
		@change not method GET HEAD
		error @change 405

		@closed expression \`{path}.matches(r'${closed}')\`
		error @closed 404

		@moved expression \`{moved} != ""\`
		route @moved {
			rewrite * {moved}
			redir * {uri} ${redirectStatus}
		}

		@stray path_regexp stray ^(/.+?)(?:${endings})$
		route @stray {
			@page file {re.stray.1}.html
			route @page {
				rewrite * {re.stray.1}
				redir * {uri} ${redirectStatus}
			}
			error 404
		}

		@home expression \`{path} == "/"\`
		rewrite @home /index.html
		@file file {path} {path}.html
		route @file {
			rewrite * {http.matchers.file.relative}
			header Content-Type {type}
${longerCaching
  .map(
    ({ prefix, value }, index) => `			@kept${index} expression \`{path}.startsWith("${prefix}")\`
			header @kept${index} Cache-Control "${value}"`,
  )
  .join("\n")}
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}
		error 404
	}

	handle_errors {
		import on_every_answer
		@lost expression \`{http.error.status_code} == 404\`
		route @lost {
			header Content-Type "${contentTypes.get("html") ?? ""}"
			rewrite * /404.html
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
}

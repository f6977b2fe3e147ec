import * as rules from "./rules.ts";

/**
 * The rules for Caddy, in /etc/caddy/Caddyfile. `route` keeps the order of directives. Expressions
 * match paths, because Caddy's path matchers ignore case, in which one redirect differs from its
 * target. A redirect first rewrites the path and then redirects to {uri}, which includes the query.
 */
export function caddyfile({ siteUrl, root }: rules.Site): string {
  const { protocol, origin } = new URL(siteUrl);
  const other = rules.otherHostname(siteUrl);

  return `# Written by \`npm run hosting\`. Change src/tools/hosting/rules.ts instead of this file.
(every_response) {
	# A block of its own: a block that removes a header is applied last as a whole.
	header -Server
	header {
		Cache-Control "${rules.defaultCacheControl}"
${Object.entries(rules.responseHeaders)
  .map(([name, value]) => `		${name} ${JSON.stringify(value)}`)
  .join("\n")}
	}
}

${
  other === undefined
    ? ""
    : `${protocol}//${other} {
	import every_response
	redir ${origin}{uri} ${rules.redirectStatus}
}

`
}${origin} {
	root * ${root}
	import every_response
	map {path} {target} {
${rules.serverRedirects.map(([from, to]) => `		${from} ${to}`).join("\n")}
		default ""
	}
	map {path} {type} {
${[...rules.contentTypes].map(([ending, type]) => `		~\\.${ending}$ "${type}"`).join("\n")}
		default ${rules.unknownContentType}
	}

	route {
		@write not method GET HEAD
		error @write 405

		@denied expression \`{path}.matches(r'${rules.deniedPaths}') && !{path}.matches(r'${rules.wellKnownPaths}')\`
		error @denied 404

		@moved expression \`{target} != ""\`
		route @moved {
			rewrite * {target}
			redir * {uri} ${rules.redirectStatus}
		}

		@suffix path_regexp suffix ^(/.+?)(?:${rules.suffixPattern})$
		route @suffix {
			@page file {re.suffix.1}.html
			route @page {
				rewrite * {re.suffix.1}
				redir * {uri} ${rules.redirectStatus}
			}
			error 404
		}

		@home expression \`{path} == "/"\`
		rewrite @home /index.html
		@file file {path} {path}.html
		route @file {
			rewrite * {http.matchers.file.relative}
			header Content-Type {type}
			@immutable expression \`{path}.startsWith("${rules.immutableFiles.prefix}")\`
			header @immutable Cache-Control "${rules.immutableFiles.cacheControl}"
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}
		error 404
	}

	handle_errors {
		import every_response
		@not_found expression \`{http.error.status_code} == 404\`
		route @not_found {
			header Content-Type "${rules.contentTypes.get("html") ?? ""}"
			rewrite * /404.html
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
}

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

/** The table as nginx reads it: a whole site, to stand in /etc/nginx/conf.d/. It needs Debian's libnginx-mod-http-brotli-static. */
export function nginxConfig({ siteUrl, root }: Site): string {
  const { protocol, hostname, host } = new URL(siteUrl);
  const endings = strayEndings.map(escapeForExpression).join("|");
  const site = `
	root ${root};
	server_tokens off;
	# Locations keep the scheme and the port that the visitor sees.
	absolute_redirect off;
	merge_slashes off;

	# Where a file is, is looked up once a second, not for every request.
	open_file_cache max=1000;
	open_file_cache_valid 1s;
	open_file_cache_errors on;

	# Only what \`npm run hosting\` has compressed beside each file.
	gzip off;
	gzip_static on;
	gzip_vary on;
	brotli_static on;

	types {
${[...contentTypes].map(([ending, type]) => `		"${type}" ${ending};`).join("\n")}
	}
	default_type ${unknownType};

${Object.entries(securityHeaders)
  .map(([name, value]) => `	add_header ${name} "${value}" always;`)
  .join("\n")}
	add_header Cache-Control $site_caching always;

	error_page 404 /404.html;
	location = /404.html {
		internal;
	}
	location ~ ${quoted(closed)} {
		return 404;
	}

${[...homeSpellings.map((from) => [from, "/"]), ...redirects()]
  .map(([from, to]) => `	location = ${from} { return ${redirectStatus} ${to}$is_args$args; }`)
  .join("\n")}
	location ~ ${quoted(`^(?<page>/.+?)(?:${endings})$`)} {
		if (-f $document_root$page.html) {
			return ${redirectStatus} $page$is_args$args;
		}
		return 404;
	}

	location = / {
		try_files /index.html =404;
	}
	location / {
		try_files $uri.html $uri =404;
	}`;

  return `# Written by \`npm run hosting\`; what is to change, change in src/tools/hosts/rules.ts.
map $uri $site_caching {
${longerCaching.map(({ prefix, value }) => `	${quoted(`~^${prefix}`)} "${value}";`).join("\n")}
	default "${caching}";
}
${
  protocol === "https:"
    ? `
server {
	listen 80;
	listen [::]:80;
	server_name ${hostname};
	return ${redirectStatus} https://${hostname}$request_uri;
}

server {
	listen 443 ssl http2;
	listen [::]:443 ssl http2;
	server_name ${hostname};
	ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
	ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;
`
    : `
server {
	listen ${host};
	server_name ${hostname};
`
}${site}
}
`;
}

/** Braces mean something to nginx outside quotes. */
const quoted = (expression: string) => `"${expression}"`;

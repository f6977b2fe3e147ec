import * as rules from "./rules.ts";

/** Quotes a regular expression, because nginx reads unquoted braces as a block. */
const quoted = (expression: string) => `"${expression}"`;

/** The rules for nginx, in /etc/nginx/conf.d/; needs Debian's libnginx-mod-http-brotli-static. */
export function nginxConfig({ siteUrl, root }: rules.Site): string {
  const { protocol, hostname, host } = new URL(siteUrl);
  const other = rules.otherHostname(siteUrl);
  const certificate = `
	ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
	ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;
`;
  const site = `
	root ${root};
	server_tokens off;
	# Redirects without a host keep the scheme and port of the request.
	absolute_redirect off;
	merge_slashes off;

	# Looks each file up once a second, not for every request.
	open_file_cache max=1000;
	open_file_cache_valid 1s;
	open_file_cache_errors on;

	# Sends the files that \`npm run hosting\` compressed, without compressing at request time.
	gzip off;
	gzip_static on;
	gzip_vary on;
	brotli_static on;

	types {
${[...rules.contentTypes].map(([ending, type]) => `		"${type}" ${ending};`).join("\n")}
	}
	default_type ${rules.unknownContentType};

${Object.entries(rules.responseHeaders)
  .map(([name, value]) => `	add_header ${name} ${JSON.stringify(value)} always;`)
  .join("\n")}
	add_header Cache-Control $site_cache_control always;

	error_page 404 /404.html;
	location = /404.html {
		internal;
	}
	# The first expression that matches counts.
	location ~ ${quoted(rules.wellKnownPaths)} {
		try_files $uri =404;
	}
	location ~ ${quoted(rules.deniedPaths)} {
		return 404;
	}

${rules.serverRedirects
  .map(([from, to]) => `	location = ${from} { return ${rules.redirectStatus} ${to}$is_args$args; }`)
  .join("\n")}
	location ~ ${quoted(`^(?<page>/.+?)(?:${rules.suffixPattern})$`)} {
		if (-f $document_root$page.html) {
			return ${rules.redirectStatus} $page$is_args$args;
		}
		return 404;
	}

	location = / {
		try_files /index.html =404;
	}
	location / {
		try_files $uri.html $uri =404;
	}`;

  return `# Written by \`npm run hosting\`. Change src/tools/hosting/rules.ts instead of this file.
map $uri $site_cache_control {
	${quoted(`~^${rules.immutableFiles.prefix}`)} "${rules.immutableFiles.cacheControl}";
	default "${rules.defaultCacheControl}";
}
${
  protocol === "https:"
    ? `
server {
	listen 80;
	listen [::]:80;
	server_name ${[hostname, other].filter(Boolean).join(" ")};
	return ${rules.redirectStatus} https://${hostname}$request_uri;
}
${
  other === undefined
    ? ""
    : `
server {
	listen 443 ssl http2;
	listen [::]:443 ssl http2;
	server_name ${other};${certificate}
	add_header Strict-Transport-Security "${rules.responseHeaders["Strict-Transport-Security"]}" always;
	return ${rules.redirectStatus} https://${hostname}$request_uri;
}
`
}
server {
	listen 443 ssl http2;
	listen [::]:443 ssl http2;
	server_name ${hostname};${certificate}`
    : `
server {
	listen ${host};
	server_name ${hostname};
`
}${site}
}
`;
}

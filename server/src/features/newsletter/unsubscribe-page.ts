/** The answer to unsubscribing in a browser without scripts: a complete page that needs none. */
export type PageText = { title: string; message: string }
/** The company and the style sheets of the built site. */
export type SiteInfo = { company(): { name: string; email: string }; styleLinks(): string }

/** Without a built web app the page has no style. */
export function unsubscribePage({ title, message }: PageText, site: SiteInfo | undefined): string {
  const company = site?.company()
  const name = company ? ` · ${escapeHtml(company.name)}` : ''
  const home = `<a class="link" href="/">${company ? escapeHtml(company.name) : 'Ana sayfa'}</a>`
  const contact = company
    ? `\n        <p class="text-muted">Sorunuz varsa <a class="link" href="mailto:${escapeHtml(company.email)}">${escapeHtml(company.email)}</a> adresine yazın.</p>`
    : ''
  return `<!doctype html>
<html lang="tr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${escapeHtml(title)}${name}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    ${site?.styleLinks() ?? ''}
  </head>
  <body>
    <main class="mx-auto flex max-w-6xl flex-col items-start gap-4 px-5 py-16 md:px-8 md:py-24">
      <p>${home}</p>
      <h1 class="text-28 md:text-40">${escapeHtml(title)}</h1>
      <div class="measure flex w-full flex-col gap-2">
        <p class="text-muted">${escapeHtml(message)}</p>${contact}
      </div>
    </main>
  </body>
</html>
`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
}

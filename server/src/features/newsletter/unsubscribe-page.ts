/** The answer to unsubscribing in a browser without scripts: a complete page that needs none. */
import { escapeText } from '#spine/mail/html.ts'

export type PageText = { title: string; message: string }
/** The company and the style sheets of the built site. */
export type SiteInfo = { company(): { name: string; email: string }; styleLinks(): string }

/** Without a built web app the page has no style. */
export function unsubscribePage({ title, message }: PageText, site: SiteInfo | undefined): string {
  const company = site?.company()
  const name = company ? ` · ${escapeText(company.name)}` : ''
  const home = `<a class="link" href="/">${company ? escapeText(company.name) : 'Ana sayfa'}</a>`
  const contact = company
    ? `\n        <p class="text-muted">Sorunuz varsa <a class="link" href="mailto:${escapeText(company.email)}">${escapeText(company.email)}</a> adresine yazın.</p>`
    : ''
  return `<!doctype html>
<html lang="tr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${escapeText(title)}${name}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    ${site?.styleLinks() ?? ''}
  </head>
  <body>
    <main class="mx-auto flex max-w-6xl flex-col items-start gap-4 px-5 py-16 md:px-8 md:py-24">
      <p>${home}</p>
      <h1 class="text-28 md:text-40">${escapeText(title)}</h1>
      <div class="measure flex w-full flex-col gap-2">
        <p class="text-muted">${escapeText(message)}</p>${contact}
      </div>
    </main>
  </body>
</html>
`
}

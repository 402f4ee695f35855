import type { PublicCompany } from '@kervan/domain/company/company.contract.ts'
import { expect, test } from 'vitest'
import { fillShell, fillTemplate, inlineScript, withHydration } from '#assembly/page-template.ts'

const template = '<head><!--head--></head><body><div id="root"><!--app--></div><!--page-data--></body>'
const data = {
  company: {} as PublicCompany,
  publicUrl: 'https://site.example',
  demo: false,
  rejectUrl: 'https://www.example.com/',
}

test('no text of the company can break out of its place in the document', () => {
  const company = { name: '</script><script>alert(1)</script> $& "A&B"' } as PublicCompany
  const html = fillTemplate(template, {
    head: { title: company.name, canonical: 'https://site.example/?a=1&b="2"' },
    app: '<p>$1</p>',
    data: { ...data, company },
  })
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('<div id="root"><p>$1</p></div>')
  const embedded = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(embedded).company.name).toBe(company.name)
})

test('a page with a canonical URL has a preview for sharing; structured data cannot run as script', () => {
  const head = {
    title: 'Başlık',
    description: 'Söz "içinde" söz',
    canonical: 'https://site.example/sayfa',
    siteName: 'Kervan',
    picture: 'https://site.example/og-image.png',
    facts: { name: '</script><script>alert(1)</script>' },
  }
  const html = fillTemplate(template, { head, app: '', data })
  expect(html).toContain('<meta property="og:title" content="Başlık" />')
  expect(html).toContain('<meta property="og:description" content="Söz &#34;içinde&#34; söz" />')
  expect(html).toContain('<meta property="og:url" content="https://site.example/sayfa" />')
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />')
  expect(html).not.toContain('<script>alert')
  const facts = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(facts)).toEqual(head.facts)
})

test('a page that is not indexed has no preview', () => {
  const html = fillTemplate(template, { head: { title: 'Yok', noIndex: true }, app: '', data })
  expect(html).toContain('<meta name="robots" content="noindex" />')
  expect(html).not.toContain('og:')
})

test('a shell says that it is being loaded and what it needs, and asks for its code and its data at once', () => {
  const built = withHydration(
    '<html lang="tr"><head><script>load()</script><script type="module" src="/assets/index-1.js"></script>' +
      `</head>${template}`,
    'at-once',
  )
  const shell = {
    html: '<main></main>',
    scripts: ['/assets/index-1.js', '/assets/app-1.js'],
    calls: ['/session', '/a?b="1"'],
  }
  const html = fillShell(built, { head: { title: 'Sayfa' }, shell, data })
  expect(html).toContain('<div id="root" data-shell aria-busy="true"><main></main></div>')
  expect(html).toContain('<noscript>')
  expect(html).toContain('data-calls="/session /a?b=&#34;1&#34;"')
  expect([...html.matchAll(/modulepreload"[^>]* href="([^"]+)"/g)].map(([, file]) => file)).toEqual(
    shell.scripts,
  )
  expect(fillTemplate(template, { head: { title: 'Sayfa' }, app: '<p>Metin</p>', data })).not.toContain(
    '<noscript>',
  )
})

test('the inline script is given the address of the app; only a page that hydrates at once fetches it ahead', () => {
  const built = [
    '<script>load()</script>',
    '<script type="module" crossorigin src="/assets/index-1.js"></script>',
    '<link rel="stylesheet" crossorigin href="/assets/index-2.css">',
  ].join('\n')
  const onInteraction = withHydration(built, 'on-interaction')
  expect(onInteraction).toContain(
    '<script data-app="/assets/index-1.js" data-hydrate="on-interaction">load()</script>',
  )
  expect(onInteraction).not.toMatch(/type="module"|modulepreload/)
  const atOnce = withHydration(built, 'at-once')
  expect(atOnce).toContain('<script data-app="/assets/index-1.js" data-hydrate="at-once">load()</script>')
  expect(atOnce).toContain('<link rel="modulepreload" href="/assets/index-1.js" />')
  for (const page of [onInteraction, atOnce]) expect(page).toContain('href="/assets/index-2.css"')
  expect(inlineScript(built)).toBe('load()')
})

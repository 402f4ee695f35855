/** Everything stored about a person as one page that any browser opens: a table per row, nothing loaded from anywhere. */
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import type { OwnDataSection } from '#features/consents/own-data.ts'
import { type Html, html, htmlText } from '#spine/mail/html.ts'

export function ownDataPage(sections: readonly OwnDataSection[], made: Date): string {
  const empty = sections.filter(({ rows }) => rows.length === 0).map(({ name }) => name)
  return htmlText(html`<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Kişisel verileriniz</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #1c2430; }
h1 { font-size: 1.5rem; }
h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
p { color: #5a6472; }
table { border-collapse: collapse; width: 100%; margin-bottom: 1rem; }
th, td { border: 1px solid #d5dae1; padding: .35rem .6rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { width: 16rem; background: #f4f6f8; font-weight: 600; }
</style>
</head>
<body>
<h1>Kişisel verileriniz</h1>
<p>${formatDateTime(made)} itibarıyla hakkınızda tutulan bilgiler. Aynısı verilerim.json dosyasında makinece okunabilir
biçimdedir; belgelerinizin ve tekliflerinizin dosyaları arşivdedir.</p>
${sections.filter(({ rows }) => rows.length > 0).map(sectionOf)}
${empty.length > 0 ? html`<h2>Kayıt bulunmayan bölümler</h2><p>${empty.join(', ')}</p>` : undefined}
</body>
</html>
`)
}

function sectionOf({ name, rows }: OwnDataSection): Html {
  return html`<h2>${name} (${rows.length})</h2>\n${rows.map((row) => html`<table>${linesOf(row)}</table>\n`)}`
}

const linesOf = (row: Record<string, unknown>): Html[] =>
  Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(([field, value]) => html`<tr><th>${field}</th><td>${textOf(value)}</td></tr>`)

function textOf(value: unknown): string {
  if (value instanceof Date) return formatDateTime(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

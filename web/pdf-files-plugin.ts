/**
 * Serves what pdf.js fetches by name, each when a document needs it: its worker, the decoders of scanned images as plain scripts, since
 * our policy allows no WebAssembly, the tables of Asian letters and the fonts of symbols. Browsers keep them: the version is in the address.
 */
import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as { version: string }
const folder = `assets/pdf-${version}`

const served: Record<string, RegExp> = {
  'legacy/build': /^pdf\.worker\.min\.mjs$/,
  wasm: /^(jbig2|openjpeg)_nowasm_fallback\.js$|^LICENSE/,
  cmaps: /./,
  standard_fonts: /Symbol|Dingbats|^LICENSE/,
}
const files = Object.entries(served).flatMap(([part, names]) =>
  readdirSync(join(library, part))
    .filter((name) => names.test(name))
    .map((name) => `${part}/${name}`),
)

export function pdfFilesPlugin(): Plugin {
  return {
    name: 'kervan-pdf-files',
    config: () => ({ define: { __PDF_FILES__: JSON.stringify(`/${folder}/`) } }),
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${folder}`, (request, response, next) => {
        const name = request.url?.split('?')[0]?.slice(1) ?? ''
        if (!files.includes(name)) return next()
        if (/\.m?js$/.test(name)) response.setHeader('content-type', 'text/javascript')
        createReadStream(join(library, name)).pipe(response)
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const name of files)
        this.emitFile({
          type: 'asset',
          fileName: `${folder}/${name}`,
          source: readFileSync(join(library, name)),
        })
    },
  }
}

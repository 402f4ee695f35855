/** Icons are drawn by a few lines of ours: the library's own ways to draw one are 1 KB of every first load. */
import { join } from 'node:path'
import type { Plugin } from 'vite'

const drawing = '\0kervan-icon-drawing'
const ours = JSON.stringify(join(import.meta.dirname, 'src/spine/ui/draw-icon.ts'))

export function iconPlugin(): Plugin {
  return {
    name: 'kervan-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === '../createLucideIcon.mjs' && importer?.includes('lucide-react') ? drawing : undefined,
    load: (id) => (id === drawing ? `export { createIcon as default } from ${ours}` : undefined),
  }
}

/** Reads the company's logo from the folder of the site, as a document draws it. */
import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'

const pictureTypes: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
}

/** SVG as text, others as a data address; null where there is none that paper can show. */
export async function readLogo(folder: string | undefined, address: string | null): Promise<string | null> {
  const path = folder && address ? pathIn(folder, address) : undefined
  const type = path && pictureTypes[extname(path).toLowerCase()]
  if (!path || !(type || path.toLowerCase().endsWith('.svg'))) return null
  const file = await readFile(path).catch(() => null)
  return file && (type ? `data:${type};base64,${file.toString('base64')}` : file.toString('utf8'))
}

/** Undefined where it names nothing in the folder. */
function pathIn(folder: string, address: string): string | undefined {
  try {
    const { pathname } = new URL(address, 'http://site.example')
    const path = join(folder, decodeURIComponent(pathname))
    return path.startsWith(join(folder, sep)) ? path : undefined
  } catch {
    return undefined
  }
}

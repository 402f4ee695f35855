/** The text of a file that staff have chosen, and which kind of message it seems to be. */
import type { ImportFormat } from '@kervan/domain/tracking/tracking-messages.copy.ts'

/** Tables that a Turkish office program has saved, and older interchanges, are not written in UTF-8. */
export async function readImportFile(file: Blob): Promise<{ text: string; format: ImportFormat }> {
  const bytes = await file.arrayBuffer()
  const text = decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1254') ?? ''
  return { text, format: formatOf(text) }
}

function decode(bytes: ArrayBuffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes)
  } catch {
    return undefined
  }
}

function formatOf(text: string): ImportFormat {
  if (/^\s*UN[AB]/.test(text)) return 'iftsta'
  return /^\s*FSU\//.test(text) ? 'fsu' : 'csv'
}

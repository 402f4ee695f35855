/** The text of a file that staff have chosen, and which kind of message it seems to be. */
import type { ImportFormat } from '@kervan/domain/tracking/tracking-messages.copy.ts'
import { readTextFile } from '#spine/api/read-text-file.ts'

export async function readImportFile(file: Blob): Promise<{ text: string; format: ImportFormat }> {
  const text = await readTextFile(file)
  return { text, format: formatOf(text) }
}

function formatOf(text: string): ImportFormat {
  if (/^\s*UN[AB]/.test(text)) return 'iftsta'
  return /^\s*FSU\//.test(text) ? 'fsu' : 'csv'
}

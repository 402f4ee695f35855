/** Downloads the offline file: of its three addresses the first that works. */
import { saveFile } from '#spine/api/save-file.ts'

const addresses = ['/staff-desktop.html', '/entegra-desktop.html', '/desktop.html']

export async function downloadOfflineFile(): Promise<boolean> {
  for (const address of addresses)
    try {
      const answer = await fetch(address)
      if (!answer.ok) continue
      saveFile(await answer.blob(), 'kervan-masaustu.html')
      return true
    } catch {
      // The next one.
    }
  return false
}

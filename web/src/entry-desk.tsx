/** Where the offline file begins: one page that opens from a disk, with nothing but itself. */
import '#assembly/desk/desk.css'
import { createRoot } from 'react-dom/client'
import { HashRouter } from 'react-router'
import { DeskApp } from '#assembly/desk/desk-app.tsx'
import { readDeskData } from '#assembly/desk/desk-data.ts'
import { deskSums } from '#assembly/desk/desk-sums.ts'
import { applyTheme, readThemeChoice } from '#assembly/layouts/theme-storage.ts'

declare global {
  interface Window {
    /** The sums of the file, for whoever wants to compare them with others. */
    kervanSums?: typeof deskSums
  }
}
window.kervanSums = deskSums

applyTheme(readThemeChoice())
const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
createRoot(root).render(
  <HashRouter>
    <DeskApp data={readDeskData()} />
  </HashRouter>,
)

/** Opens the palette with the pointer. */
import { Search } from 'lucide-react'
import { openHelper } from '#features/palette/palette-state.ts'
import { IconButton } from '#spine/ui/icon-button.tsx'

export function PaletteButton() {
  return (
    <IconButton
      label="Ara ve git"
      aria-keyshortcuts="Control+K Meta+K"
      // With large letters the header of a phone has room for the bell and the menu alone.
      className="@max-xs:hidden"
      onClick={() => openHelper('palette')}
    >
      <Search strokeWidth={1.75} aria-hidden />
    </IconButton>
  )
}

/** What the kinds of blocks are called. */
import type { BlockType } from '@kervan/domain/newsletter/mail-blocks.ts'
import { Code, Heading, Image, type LucideIcon, Minus, RectangleHorizontal, Type } from 'lucide-react'

export const blockNames: Record<BlockType, { label: string; icon: LucideIcon }> = {
  heading: { label: 'Başlık', icon: Heading },
  text: { label: 'Metin', icon: Type },
  image: { label: 'Görsel', icon: Image },
  button: { label: 'Düğme', icon: RectangleHorizontal },
  divider: { label: 'Çizgi', icon: Minus },
  html: { label: 'HTML', icon: Code },
}

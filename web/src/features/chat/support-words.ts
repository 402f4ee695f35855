/** What the conversation says about who is there: now, or from when on. */
import type { ChatState } from '@kervan/domain/chat/chat.contract.ts'
import { formatDue } from '@kervan/domain/values/format-date.ts'
import type { Others } from '#features/chat/others-here.ts'

type Support = ChatState['support']

export function presenceWords({ here, typing }: Others, support: Support | undefined): string {
  if (typing.length > 0) return 'Yazıyor…'
  if (here.length > 0) return 'Çevrimiçi'
  if (!support) return 'Temsilciniz'
  return support.is_open ? 'Destek saatleri içindeyiz' : 'Şu an çevrimdışı'
}

/** Undefined within support hours. */
export function awayWords(support: Support | undefined, now: Date): string | undefined {
  if (!support || support.is_open) return undefined
  return support.back_at
    ? `Şu an çevrimdışıyız. Mesajınızı bırakın, ${formatDue(support.back_at, now)} itibarıyla dönüş yaparız.`
    : 'Şu an çevrimdışıyız. Mesajınızı bırakın, en kısa sürede dönüş yaparız.'
}

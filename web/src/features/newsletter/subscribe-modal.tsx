/** The newsletter dialog; closes by itself after a subscription. */
import { modalClosesAfterSeconds } from '@kervan/domain/newsletter/newsletter.copy.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { hasConfirmedHere } from '#features/newsletter/confirmed-here.ts'
import { SubscribeForm } from '#features/newsletter/subscribe-form.tsx'
import { ModalDialog } from '#spine/ui/modal-dialog.tsx'

export function SubscribeModal({ onClose }: { onClose: () => void }) {
  const [closesIn, setClosesIn] = useState<number | null>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (closesIn === null) return
    const timer = setTimeout(() => close(), closesIn * 1000)
    return () => clearTimeout(timer)
  }, [closesIn])
  const sent = () =>
    setClosesIn(hasConfirmedHere() ? modalClosesAfterSeconds.confirmed : modalClosesAfterSeconds.subscribed)
  return (
    <ModalDialog title="Bültene abone olun" onClose={onClose}>
      <p className="mb-5 text-muted">
        Hat, tarife ve mevzuat haberlerini e-postayla alın. Dilediğiniz zaman tek tıkla ayrılırsınız.
      </p>
      <SubscribeForm label="E-posta adresi" onSent={sent} />
      <p className="mt-1 min-h-5 text-13 text-muted">
        {closesIn !== null && `Bu pencere ${closesIn} saniye içinde kapanır.`}
      </p>
    </ModalDialog>
  )
}

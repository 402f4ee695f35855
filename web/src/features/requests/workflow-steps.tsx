/** Explains the process in three steps: request, quote, approval. */
const stepsWith = (offer: string) => [
  { title: 'Talep oluşturun', text: 'Güzergâhı ve yükü yazın.' },
  { title: offer, text: 'Fiyat hazır olunca haber veririz.' },
  { title: 'Onaylayın', text: 'Gönderiniz hazırlanmaya başlar.' },
]

/** A request that waits says itself until when its price is promised, which may be sooner or later than usual. */
export function WorkflowSteps({ isPromised }: { isPromised: boolean }) {
  const steps = stepsWith(isPromised ? 'Teklifinizi alın' : '24 saat içinde teklif alın')
  return (
    <ol aria-label="Nasıl işler" className="flex flex-wrap gap-3">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="relative flex-1 last:flex-none md:last:w-56">
          {index < steps.length - 1 && (
            <svg
              className="absolute inset-x-0 top-0 h-6 w-full text-sea"
              aria-hidden="true"
              focusable="false"
            >
              <line x1="34" y1="12" x2="100%" y2="12" className="route-dots opacity-50" />
            </svg>
          )}
          <span
            aria-hidden="true"
            className="figures relative grid size-6 place-items-center rounded-full bg-sea-soft text-12 font-bold text-on-sea-soft"
          >
            {index + 1}
          </span>
          <p className="mt-1.5 text-13 font-medium md:text-14">{title}</p>
          <p className="text-13 text-muted max-md:hidden">{text}</p>
        </li>
      ))}
    </ol>
  )
}

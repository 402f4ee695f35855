/** A part of the offline file that fails leaves the rest standing, and can be tried again. */
import { Component, type ReactNode } from 'react'
import { Button } from '#spine/ui/button.tsx'

/** `what` is said in the place of the part; without it, that stays empty. */
type Props = { what?: string; children: ReactNode }

export class PartBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    const { what, children } = this.props
    if (!this.state.hasFailed) return children
    if (!what) return null
    return (
      <div role="alert" className="print-hidden rounded-card border border-line bg-card p-6">
        <p className="font-medium">{what} gösterilemedi</p>
        <p className="measure mt-1 text-14 text-muted">
          Sakladıklarınız yerinde duruyor. Yeniden deneyin ya da başka bir araca geçin.
        </p>
        <Button className="mt-4" onClick={() => this.setState({ hasFailed: false })}>
          Yeniden dene
        </Button>
      </div>
    )
  }
}

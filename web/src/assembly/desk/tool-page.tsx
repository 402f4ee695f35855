/** The head of a tool of the offline file. */
import type { ReactNode } from 'react'

export function ToolPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <>
      <h1 className="text-28">{title}</h1>
      <p className="measure mt-2 mb-8 text-muted">{lead}</p>
      {children}
    </>
  )
}

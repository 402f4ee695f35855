/** The files of a message: a small picture where there is one, else the name and the size. */
import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { ShownFile } from '#features/chat/shown-message.ts'
import { formatBytes } from '#spine/api/file-rules.ts'

export function MessageFiles({ files }: { files: readonly ShownFile[] }) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Ekler" className="flex flex-col gap-1.5">
      {files.map((file) => (
        <li key={file.id}>
          <MessageFile file={file} />
        </li>
      ))}
    </ul>
  )
}

function MessageFile({ file }: { file: ShownFile }) {
  const classes =
    'flex max-w-full items-center gap-2.5 rounded-field border border-line bg-card p-2 text-13 text-ink'
  const inside = (
    <>
      <Picture file={file} />
      <span className="min-w-0">
        <span className="block truncate font-medium">{file.name}</span>
        <span className="figures block text-12 text-muted">{formatBytes(file.size)}</span>
      </span>
    </>
  )
  if (!file.href) return <div className={classes}>{inside}</div>
  return (
    <a href={file.href} target="_blank" rel="noopener" className={`${classes} hover:bg-hover`}>
      {inside}
      <span className="sr-only">, yeni sekmede açılır</span>
    </a>
  )
}

/** As large from the start as it will be, so that nothing moves when it comes. */
function Picture({ file: { thumbnail } }: { file: ShownFile }) {
  const [isBroken, setBroken] = useState(false)
  return (
    <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-field bg-hover text-muted">
      {thumbnail && !isBroken ? (
        <img
          src={thumbnail}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
          className="size-full object-cover"
        />
      ) : (
        <FileText className="size-5" strokeWidth={1.75} aria-hidden />
      )}
    </span>
  )
}

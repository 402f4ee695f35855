/** The text of a block with its toolbar: bold, italic, lists, links and variables. Steps back are the campaign's, not the text's own. */
import { safeLink } from '@kervan/domain/newsletter/mail-address.ts'
import type { Passage } from '@kervan/domain/newsletter/mail-blocks.ts'
import { mailVariables, type VariableName, variableText } from '@kervan/domain/newsletter/mail-variables.ts'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { Bold, Italic, Link as LinkIcon, List, ListOrdered, Unlink } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { MarkVariables } from '#features/newsletter/editor/mark-variables.ts'
import { plainMarkup } from '#features/newsletter/editor/plain-markup.ts'
import { fromEditor, toEditor } from '#features/newsletter/editor/rich-text-content.ts'
import { Button } from '#spine/ui/button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'

type Props = {
  label: string
  passages: Passage[]
  onChange: (passages: Passage[]) => void
}

const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    trailingNode: false,
    underline: false,
    undoRedo: false,
    link: { openOnClick: false, autolink: true, defaultProtocol: 'https' },
  }),
  MarkVariables,
]

export function RichText({ label, passages, onChange }: Props) {
  const written = useRef(passages)
  const say = useRef(onChange)
  useEffect(() => {
    say.current = onChange
  })
  const editor = useEditor({
    extensions,
    content: toEditor(passages),
    // Our content policy allows no style that a script writes into the page.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: plainMarkup,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class:
          'rich-text min-h-16 whitespace-pre-wrap break-words rounded-b-field px-3 py-2 text-15 leading-6 outline-none focus-visible:outline-2 focus-visible:outline-sea [&_a]:text-sea [&_a]:underline [&_li>p]:m-0 [&_ol]:list-decimal [&_ol]:pl-6 [&_p+p]:mt-3 [&_ul]:list-disc [&_ul]:pl-6',
      },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = fromEditor(changed.getJSON())
      say.current(written.current)
    },
  })
  // A step back, or what another tab has saved, comes from outside.
  useEffect(() => {
    if (!editor || passages === written.current) return
    written.current = passages
    editor.commands.setContent(toEditor(passages), { emitUpdate: false })
  }, [editor, passages])
  if (!editor) return null
  return (
    <div className="rounded-field border border-line-strong bg-card">
      <Toolbar editor={editor} label={label} />
      <EditorContent editor={editor} />
    </div>
  )
}

const icon = { strokeWidth: 1.75, 'aria-hidden': true } as const

function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const [isLinking, setLinking] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      bullets: current.isActive('bulletList'),
      numbers: current.isActive('orderedList'),
      link: current.isActive('link'),
    }),
  })
  const chain = () => editor.chain().focus()
  return (
    <div className="border-line border-b">
      <div role="toolbar" aria-label={`Biçim: ${label}`} className="flex flex-wrap items-center gap-0.5 p-1">
        <Tool label="Kalın" pressed={on.bold} onClick={() => chain().toggleBold().run()}>
          <Bold {...icon} />
        </Tool>
        <Tool label="İtalik" pressed={on.italic} onClick={() => chain().toggleItalic().run()}>
          <Italic {...icon} />
        </Tool>
        <Tool
          label="Madde işaretli liste"
          pressed={on.bullets}
          onClick={() => chain().toggleBulletList().run()}
        >
          <List {...icon} />
        </Tool>
        <Tool label="Numaralı liste" pressed={on.numbers} onClick={() => chain().toggleOrderedList().run()}>
          <ListOrdered {...icon} />
        </Tool>
        <Tool label="Bağlantı" pressed={on.link} onClick={() => setLinking(!isLinking)}>
          <LinkIcon {...icon} />
        </Tool>
        {on.link && (
          <Tool
            label="Bağlantıyı kaldır"
            pressed={false}
            onClick={() => chain().extendMarkRange('link').unsetLink().run()}
          >
            <Unlink {...icon} />
          </Tool>
        )}
        <VariableSelect label={label} onPick={(text) => chain().insertContent(text).run()} />
      </div>
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </div>
  )
}

type ToolProps = { label: string; pressed: boolean; onClick: () => void; children: ReactNode }

function Tool({ pressed, ...rest }: ToolProps) {
  return (
    <IconButton
      size="sm"
      aria-pressed={pressed}
      className={pressed ? 'bg-sea-soft text-on-sea-soft' : ''}
      {...rest}
    />
  )
}

export function VariableSelect({ label, onPick }: { label: string; onPick: (text: string) => void }) {
  return (
    <div className="ml-auto w-40">
      <Select
        aria-label={`Değişken ekle: ${label}`}
        className="h-8 text-13 text-muted max-md:h-10"
        value=""
        placeholder="Değişken ekle…"
        options={Object.entries(mailVariables).map(([value, { label: name }]) => ({ value, label: name }))}
        onChange={({ target }) => target.value && onPick(variableText(target.value as VariableName))}
      />
    </div>
  )
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [address, setAddress] = useState<string>(editor.getAttributes('link').href ?? '')
  const [error, setError] = useState<string>()
  const done = () => {
    onDone()
    editor.commands.focus()
  }
  const save = () => {
    const link = safeLink(withProtocol(address))
    if (link === undefined) return setError('Adresi https:// ile başlayarak yazın.')
    const { empty } = editor.state.selection
    const chain = editor.chain().focus()
    if (empty && !editor.isActive('link'))
      chain
        .insertContent({ type: 'text', text: link, marks: [{ type: 'link', attrs: { href: link } }] })
        .run()
    else chain.extendMarkRange('link').setLink({ href: link }).run()
    done()
  }
  return (
    <div className="flex flex-wrap items-end gap-2 border-line border-t p-2">
      <Field label="Bağlantının adresi" error={error} className="min-w-48 flex-1">
        <Input
          autoFocus
          value={address}
          inputMode="url"
          placeholder="https://"
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault()
              save()
            }
            if (event.key === 'Escape') done()
          }}
        />
      </Field>
      <Button variant="primary" onClick={save}>
        Uygula
      </Button>
      <Button onClick={done}>Vazgeç</Button>
    </div>
  )
}

/** People type addresses as they say them. */
export function withProtocol(typed: string): string {
  const text = typed.trim()
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`
  return /^[a-z][\w+.-]*:/i.test(text) || text === '' ? text : `https://${text}`
}

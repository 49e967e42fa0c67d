import { Icon } from '#design/icons/icon.tsx'
import { copyText } from '#design/parts/copy-text.ts'
import { IconButton } from '#design/parts/icon-button.tsx'
import { Menu, MenuItem } from '#design/parts/over/menu.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { useWords } from '#session/words.tsx'
import type { TopicHead } from '../../contract/clubs.ts'
import { clubsPack } from '../../words/clubs.pack.ts'
import { feedPaths, topicPath } from '../card/topic-path.ts'

/** Ways to pass a topic on, and to follow its club elsewhere. */
export function ShareMenu({ topic }: { readonly topic: TopicHead }) {
  const { topic: words } = useWords(clubsPack)
  const toast = useToast()
  const address = () => `${location.origin}${topicPath(topic.KeyID)}`
  const copy = async () => {
    if (await copyText(address())) toast.success(words.shareCopied)
    else toast.error(words.shareFailed)
  }
  const pass = () => {
    // Some browsers have no such thing; a reader who thinks better of it is no failure.
    if ('share' in navigator) void navigator.share({ title: topic.TITLE, url: address() }).catch(() => undefined)
    else void copy()
  }
  return (
    <Menu
      label={words.share}
      align="end"
      trigger={(props) => <IconButton {...props} icon="share-2" label={words.share} tip />}
    >
      <MenuItem icon="link" onSelect={() => void copy()}>
        {words.shareCopy}
      </MenuItem>
      <MenuItem icon="share-2" onSelect={pass}>
        {words.shareSystem}
      </MenuItem>
      <a href={feedPaths(topic.MS).rss} role="menuitem" tabIndex={-1}>
        <Icon name="rss" size={18} />
        {words.feed}
      </a>
    </Menu>
  )
}

import { useState } from 'react'
import { Icon } from './icons/icon.tsx'
import { type IconName, icons } from './icons/icons.ts'
import { Section } from './kit-section.tsx'
import { Button } from './parts/button.tsx'
import { Card } from './parts/card.tsx'
import { Chip } from './parts/chip.tsx'
import { CheckFlag } from './parts/forms/check-flag.tsx'
import { Checkbox, Switch } from './parts/forms/checkbox.tsx'
import { Field } from './parts/forms/field.tsx'
import { FileDrop } from './parts/forms/file-drop.tsx'
import { PasswordInput } from './parts/forms/password-input.tsx'
import { RadioGroup } from './parts/forms/radio-group.tsx'
import { Select } from './parts/forms/select.tsx'
import { Stepper } from './parts/forms/stepper.tsx'
import { TextArea } from './parts/forms/text-area.tsx'
import { TextInput } from './parts/forms/text-input.tsx'
import { IconButton } from './parts/icon-button.tsx'
import { Row, Stack } from './parts/layout.tsx'
import { Kbd } from './parts/moving/kbd.tsx'
import { Pager } from './parts/moving/pager.tsx'
import { Tabs } from './parts/moving/tabs.tsx'
import { Menu, MenuItem, MenuNote, MenuRule } from './parts/over/menu.tsx'
import { SectionHead } from './parts/section-head.tsx'
import type { Tint } from './parts/tint.ts'

const TINTS: readonly [Tint, string][] = [
  ['matcha', 'Easy'],
  ['soda', 'Normal'],
  ['plum', 'Hard'],
  ['straw', 'Lunatic'],
  ['honey', 'Extra'],
  ['plain', '练习'],
]
// the keys of the icon module
const NAMES = Object.keys(icons) as IconName[]
const GRADES = ['全部', 'E', 'N', 'H', 'L', 'EX'].map((label) => ({ value: label, label }))
const SORTS = ['最新', '最早', '得分'].map((label) => ({ value: label, label }))
const DOORS = [
  { value: 'all', label: '所有人', hint: '游客也能看到' },
  { value: 'friends', label: '关注的人' },
  { value: 'none', label: '谁也不行', disabled: true },
]
const W = {
  buttons: '按键',
  bet: '押下',
  keep: '收藏',
  quote: '引用',
  off: '不可用',
  small: '小号',
  remove: '删除',
  busy: '正在上传',
  upload: '上传录像',
  bell: '提醒，3 条未读',
  like: '赞，61',
  liked: '赞，62',
  download: '下载',
  more: '更多',
  signature: '机签',
  signatureHint: '与录像里的一致，才会自动核对。',
  comment: '留言',
  commentError: '最多 200 字，现在多了 6 字。',
  password: '密码',
  show: '显示密码',
  hide: '隐藏密码',
  search: '搜主题、录像、画作、店里的人',
  sort: '排序',
  category: '类别',
  remember: '记住我',
  public: '公开这份录像',
  publicHint: '关掉之后只有自己能看到',
  grade: '难度',
  door: '谁能给我写信',
  drop: '把录像拖到这里，或者点一下选择',
  dropHint: '.rpy，至多 2 MB',
  tabs: '他的',
  pages: '分页',
  amount: '颗数',
  less: '少一颗',
  add: '多一颗',
}

export function KitControls({ theme }: { theme: 'day' | 'night' }) {
  const [amount, setAmount] = useState(4)
  const [grade, setGrade] = useState('全部')
  const [door, setDoor] = useState('all')
  const [page, setPage] = useState(3)
  return (
    <Section>
      <SectionHead title={W.buttons} more={<a href="#kit">{W.more}</a>} />
      <Card pad>
        <Stack gap={5}>
          <Row>
            <Button variant="primary">{W.bet}</Button>
            <Button icon="upload">{W.upload}</Button>
            <Button variant="quiet">{W.quote}</Button>
            <Button variant="danger">{W.remove}</Button>
            <Button disabled>{W.off}</Button>
            <Button busy variant="primary">
              {W.busy}
            </Button>
            <Button size="small">{W.small}</Button>
          </Row>
          <Row>
            <IconButton icon="bell" label={W.bell} badge={3} />
            <IconButton icon="heart" label={W.like} count={61} size="small" />
            <IconButton icon="heart-filled" label={W.liked} count={62} size="small" pressed />
            <IconButton icon="download" label={W.download} tip />
            <Menu label={W.more} trigger={(props) => <IconButton {...props} icon="ellipsis" label={W.more} />}>
              <MenuNote>{W.more}</MenuNote>
              <MenuItem icon="pencil" onSelect={() => {}}>
                {W.quote}
              </MenuItem>
              <MenuItem icon="bookmark" onSelect={() => {}} checked>
                {W.keep}
              </MenuItem>
              <MenuRule />
              <MenuItem icon="trash-2" onSelect={() => {}} danger>
                {W.remove}
              </MenuItem>
            </Menu>
            <Kbd>/</Kbd>
            <Stepper
              value={amount}
              onChange={setAmount}
              max={10}
              labels={{ group: W.amount, less: W.less, more: W.add }}
            />
          </Row>
          <Row gap={1}>
            {TINTS.map(([tint, word]) => (
              <Chip key={tint} tint={tint}>
                {word}
              </Chip>
            ))}
          </Row>
          <Row>
            <CheckFlag state="verified" code="NB">
              无符卡 · 已核实
            </CheckFlag>
            <CheckFlag state="contradicted" code="NM">
              无撞 · 与文件不符
            </CheckFlag>
            <CheckFlag state="claimed" code="NT">
              玩家申报
            </CheckFlag>
          </Row>
          <Tabs label={`${W.tabs} ${theme}`} onSurface>
            {['主题', '画作', '录像', '甜品'].map((tab, i) => (
              <a key={tab} href="#kit" aria-current={i === 2 ? 'page' : undefined}>
                {tab}
              </a>
            ))}
          </Tabs>
          <Pager
            page={page}
            pages={28}
            labels={{ nav: `${W.pages} ${theme}`, previous: '上一页', next: '下一页', page: (n) => `第 ${n} 页` }}
            link={(n, { children, ...props }) => (
              <a {...props} href={`#page-${n}`} onClickCapture={() => setPage(n)}>
                {children}
              </a>
            )}
          />
          <TextInput icon="search" round placeholder={W.search} aria-label={W.search} after={<Kbd>/</Kbd>} />
          <Field label={W.signature} hint={W.signatureHint} required>
            <TextInput placeholder="SLOWMOVE" maxLength={8} />
          </Field>
          <Field label={W.comment} error={W.commentError} counter={{ used: 206, limit: 200 }}>
            <TextArea defaultValue={W.signatureHint} lines={2} />
          </Field>
          <Field label={W.password}>
            <PasswordInput labels={{ show: W.show, hide: W.hide }} defaultValue="strawberry" autoComplete="off" />
          </Field>
          <Field label={W.category}>
            <Select options={SORTS} />
          </Field>
          <Row>
            <RadioGroup
              label={W.grade}
              labelHidden
              look="segments"
              options={GRADES}
              value={grade}
              onChange={setGrade}
            />
            <Select prefix={W.sort} options={SORTS} />
          </Row>
          <Row gap={5}>
            <Checkbox defaultChecked>{W.remember}</Checkbox>
            <Checkbox>{W.keep}</Checkbox>
            <Switch defaultChecked hint={W.publicHint}>
              {W.public}
            </Switch>
            <Switch>{W.keep}</Switch>
          </Row>
          <RadioGroup label={W.door} options={DOORS} value={door} onChange={setDoor} />
          <FileDrop label={W.drop} hint={W.dropHint} accept=".rpy" onFiles={() => {}} />
          <Row gap={2} className="mute">
            {NAMES.map((name) => (
              <Icon key={name} name={name} />
            ))}
          </Row>
        </Stack>
      </Card>
    </Section>
  )
}

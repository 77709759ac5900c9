import { Button } from '@mantine/core'
import { IconMessageCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { writeToTexts as labels } from '../chat/write-to-texts.ts'

/** Leads to the conversation of an order's parties; nothing until there is one. */
export const WriteTo = ({ other, room }: { other: keyof typeof labels; room: string | null }) =>
  room && (
    <Button component={Link} to={`/chat/${room}`} variant="default" leftSection={<IconMessageCircle size={20} aria-hidden="true" />}>
      {labels[other]}
    </Button>
  )

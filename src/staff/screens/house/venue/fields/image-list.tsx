import type { Image } from '../../../../../domain/venue.ts';
import { useMessages } from '../../../../messages/messages.ts';
import { ChoiceInput } from './choice-input.tsx';
import { ListEditor } from './list-editor.tsx';
import { TextInput } from './text-input.tsx';

/** The pictures of an area or an experience, by their addresses. */
export function ImageList({ path }: { path: string }) {
  const { venue: texts } = useMessages('house');
  return (
    <ListEditor<Image>
      path={path}
      label={texts.images}
      addLabel={texts.addImage}
      titleOf={({ type, url }) => `${texts.imageTypes[type]}: ${url || '–'}`}
      create={(images) => ({ type: images.length === 0 ? 'COVER' : 'GALLERY', url: '' })}
    >
      {(at) => (
        <>
          <TextInput path={`${at}.url`} label={texts.imageUrl} type="url" />
          <ChoiceInput
            path={`${at}.type`}
            label={texts.imageType}
            options={[
              { value: 'COVER', label: texts.imageTypes.COVER },
              { value: 'GALLERY', label: texts.imageTypes.GALLERY },
            ]}
          />
        </>
      )}
    </ListEditor>
  );
}

import { Skeleton, SkeletonGroup } from '@shop/ui/skeleton/skeleton.tsx';

/** Room for a part that arrives after the page. */
export function DeferredSkeleton({ lines }: { readonly lines: number }) {
  return (
    <SkeletonGroup>
      <div>
        {Array.from({ length: lines }, (_, index) => (
          <Skeleton key={index} width={index === 0 ? 'half' : 'wide'} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
